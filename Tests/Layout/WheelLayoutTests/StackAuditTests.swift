import AstroChartModel
import AstroDrawing
import AstroEphemeris
import AstroGeometry
import AstroShaping
import AstroThemes
import Foundation
import TestSupport
import Testing

@testable import AstroWheelLayout

/// What the audit asks of stacks and leaders, and that it finds what breaks it.
@Suite struct StackAuditTests {
  @Test func `a mark of motion under another body is found`() throws {
    var wheel = Wheel.ruled(try SampleChart.oksana(.allPoints))
    let sun = try #require(wheel.seats.first { $0.placement.body == .sun }?.marks.first?.center)
    let motion = try #require(wheel.marks.first { $0.kind == .planetRetrograde })
    let isMoved = wheel.moveMark(motion.id.description, by: sun - motion.center + Vector(dx: 0, dy: 14))
    #expect(isMoved)
    #expect(wheel.stackFindings().contains { $0.kind == .strayMotion && $0.subjects == [motion.id] })
  }

  @Test func `two stacks that read as one are found`() throws {
    var wheel = Wheel.ruled(try SampleChart.oksana())
    let (pluto, lilith) = (ElementID(.body(.pluto)), ElementID(.body(.lilith)))
    for part in ["glyph", "degree", "sign", "minute"] {
      _ = wheel.moveMark("\(pluto).\(part)", by: Vector(dx: 9, dy: 0))
    }
    #expect(wheel.stackFindings().contains { $0.kind == .clump && Set($0.subjects) == [pluto, lilith] })
  }

  @Test func `two sizes side by side, and a luminary told less than others, are found`() throws {
    var wheel = Wheel.ruled(try SampleChart.oksana())
    let pluto = try #require(wheel.rings[0].bodies.firstIndex { $0.placement.body == .pluto })
    wheel.rings[0].bodies[pluto].marks[0].text = wheel.rings[0].bodies[pluto].marks[0].text.scaled(by: 0.8)
    #expect(wheel.stackFindings().contains { $0.kind == .unevenType })
    let moon = try #require(wheel.rings[0].bodies.firstIndex { $0.placement.body == .moon })
    wheel.rings[0].bodies[moon].marks.removeAll { $0.kind == .planetMinute }
    #expect(wheel.stackFindings().contains { $0.kind == .untoldLuminary })
  }

  @Test func `a leader at the arrow, and lanes nearer than three lines, are found`() throws {
    var wheel = Wheel.ruled(try SampleChart.oksana())
    let ascendant = try #require(wheel.axes.first).longitude.degrees
    let dial = wheel.dial
    wheel.rings[0].bodies[0].leader = Leader(
      through: [dial.point(ascendant, radius: 0.73), dial.point(ascendant, radius: 0.7)])
    wheel.rings[0].bodies[1].leader = Leader(through: dial.points(from: 40, to: 60, radius: 0.7))
    wheel.rings[0].bodies[2].leader = Leader(through: dial.points(from: 50, to: 70, radius: 0.703))
    let kinds = Set(wheel.leaderFindings().map(\.kind))
    #expect(kinds == [.leaderAtArrow, .mergedLanes])
  }

  @Test(arguments: [HouseSystem.wholeSign, .vehlow, .meridian, .horizon, .morinus, .equal])
  func `Ascendant and Midheaven have a shaft in every system`(system: HouseSystem) throws {
    let fonts = try FontBook()
    for birth in KnownBirths.crowded + [KnownBirths.oksana] {
      let chart = try SwissEphemeris().chart(of: birth, settings: ChartSettings(houseSystem: system))
      let wheel = Wheel(of: chart, theme: .light, shaper: fonts)
      #expect(wheel.faults(against: chart) == [], "\(chart.story)")
      for angle in [ChartAngle.ascendant, .midheaven] {
        let axis = try #require(wheel.axes.first { $0.angle == angle })
        #expect(axis.shaft != nil || wheel.cusps.contains { $0.angle == angle })
        // Where no mark is in the way, and that is nearly everywhere, it runs all the way in.
        if let shaft = axis.shaft { #expect(shaft.length > 0.08 * wheel.dial.halfSide) }
      }
    }
  }

  @Test func `a sign's glyph gives way to an axis that runs through it`() throws {
    let wheel = Wheel.ruled(try SampleChart.oksana())
    let axes = wheel.axes.map(\.segment)
    #expect(wheel.signs.allSatisfy { sign in !axes.contains { sign.box.isCrossed(by: $0) } })
    #expect(wheel.audit(against: try SampleChart.oksana()) == [])
  }

  @Test func `a glyph stands on four of five lines`() throws {
    let fonts = try FontBook()
    var births = RandomBirths(seed: 11)
    var (lines, glyphs) = (0, 0)
    let count = ProcessInfo.processInfo.environment["ASTROSVITLA_LONG"] == nil ? 60 : 1000
    for _ in 0..<count {
      guard let birth = births.next() else { continue }
      let wheel = Wheel(of: try SwissEphemeris().chart(of: birth), theme: .light, shaper: fonts)
      lines += wheel.chords.count { $0.form == .line }
      glyphs += wheel.chords.count { $0.glyph != nil }
    }
    #expect(Double(glyphs) >= 0.8 * Double(lines), "\(glyphs) of \(lines)")
  }

  @Test(
    arguments: [(540, []), (600, [.planetMinute]), (680, [.planetMinute, .cuspLabel])] as [(Int, [Mark.Kind])]
  )
  func `minutes and cusps are told where their figures are six pixels tall`(
    pixels: Int, told: [Mark.Kind]
  ) throws {
    var options = try WheelOptions(side: 600)
    options.pixelsPerPoint = Double(pixels) / 600
    let wheel = Wheel(
      of: try SampleChart.oksana(), options: options, theme: .light, shaper: try FontBook())
    for kind in [Mark.Kind.planetMinute, .cuspLabel] {
      #expect(wheel.marks.contains { $0.kind == kind } == told.contains(kind), "\(kind)")
    }
    let figures = wheel.marks.filter { [.planetMinute, .planetDegree, .cuspLabel].contains($0.kind) }
    #expect(figures.allSatisfy { ($0.text.runs.first?.size ?? 0) * 0.727 * options.pixelsPerPoint > 5.99 })
  }

  @Test func `a small picture numbers the angular houses alone`() throws {
    var options = try WheelOptions(side: 600)
    options.pixelsPerPoint = 0.5
    let wheel = Wheel(of: try SampleChart.oksana(), options: options, theme: .light, shaper: RulerShaper())
    #expect(wheel.houseNumbers.map(\.id.description).sorted() == [1, 10, 4, 7].map { "house.\($0).number" })
  }
}
