import AstroChartModel
import AstroDrawing
import AstroEphemeris
import AstroGeometry
import AstroShaping
import AstroThemes
import TestSupport
import Testing

@testable import AstroWheelLayout

/// Labels around the zodiac, ticks at the ruler, numbers beside the dots of lines.
@Suite struct RimTests {
  private let fonts: FontBook
  init() throws { fonts = try FontBook() }

  @Test(arguments: 0..<4)
  func `a cusp with a body near it keeps its minute or has no label`(seed: UInt64) throws {
    // Near the polar circle houses are so narrow that labels are cut short.
    let births = RandomBirths(seed: 660 + seed, latitudes: 62...66)
    for chart in try births.prefix(40).map({ try SwissEphemeris().chart(of: $0) }) {
      let wheel = Wheel(of: chart, theme: .light, shaper: fonts)
      for label in wheel.rimLabels where label.kind == .cuspLabel {
        guard case .house(let number) = label.id.subject, let cusp = chart.houses?.cusp(number)
        else { continue }
        let isNear = chart.placements.contains { $0.longitude.separation(from: cusp) < 1 }
        #expect(!isNear || label.words.contains("′"), "\(label.words) of \(number): \(chart.story)")
      }
    }
  }

  private func chart(
    _ date: (Int, Int, Int), _ time: (Int, Int), zone: String, _ latitude: Double, _ longitude: Double
  ) throws -> Chart {
    let birth = try BirthData(
      date: try #require(CivilDate(year: date.0, month: date.1, day: date.2)),
      time: ClockTime(hour: time.0, minute: time.1), timeZone: zone, latitude: latitude, longitude: longitude)
    return try SwissEphemeris().chart(of: birth)
  }

  @Test func `a mark at the edge of the page is found`() throws {
    let chart = try SampleChart.oksana()
    var wheel = Wheel(of: chart, theme: .light, shaper: fonts)
    let index = try #require(wheel.rimLabels.firstIndex { $0.kind == .cuspLabel })
    wheel.rimLabels[index].center.x = wheel.rimLabels[index].box.size.width / 2 + 4
    let found = wheel.audit(against: chart).filter { $0.kind == .nearEdge }
    #expect(found == [WheelFinding(.nearEdge, [wheel.rimLabels[index].id])])
  }

  @Test(arguments: [(1978, 6, 21), (1978, 6, 22), (1990, 12, 20)], 0..<8)
  func `the Ascendant is the last angle to lose its degree`(date: (Int, Int, Int), hour: Int) throws {
    let chart = try chart(date, (3 * hour, 10), zone: "Europe/Oslo", 69.65, 18.96)
    let wheel = Wheel(of: chart, theme: .light, shaper: fonts)
    let told = wheel.rimLabels.filter { $0.kind == .angleDegree }.map(\.id.description)
    #expect(told.contains("angle.ascendant.degree"), "\(chart.story)")
    #expect(wheel.faults(against: chart) == [], "\(chart.story)")
  }

  @Test func `where two axes fall together all four degrees stay if they can`() throws {
    let chart = try chart((1978, 6, 21), (2, 10), zone: "Europe/Oslo", 69.65, 18.95)
    let wheel = Wheel(of: chart, theme: .light, shaper: fonts)
    let degrees = wheel.rimLabels.filter { $0.kind == .angleDegree }
    #expect(degrees.count == 4)
    // The name keeps to its axis; the degree is on the side that is turned away from the other axis.
    let name = try #require(wheel.rimLabels.first { $0.id.description == "angle.ascendant.label" })
    #expect(abs(name.center.y - 300) < 1)
  }

  @Test func `where both axes meet far in the north, all four tell their degrees beside their names`() throws
  {
    let chart = try chart((1972, 1, 19), (11, 10), zone: "Europe/Stockholm", 67.8558, 20.2253)
    let wheel = Wheel(of: chart, theme: .light, shaper: fonts)
    #expect(wheel.rimLabels.count { $0.kind == .angleDegree } == 4)
    for angle in ["ascendant", "midheaven", "descendant", "imumCoeli"] {
      let label = try #require(wheel.rimLabels.first { $0.id.description == "angle.\(angle).label" })
      #expect(abs(label.center.y - wheel.dial.center.y) < 12)
    }
    #expect(wheel.faults(against: chart) == [])
  }

  @Test func `a cusp next to the horizon tells its sign`() throws {
    var told = 0
    for chart in ScatteredCharts(seed: 8).prefix(60) {
      for label in Wheel(of: chart, theme: .light, shaper: fonts).rimLabels where label.kind == .cuspLabel {
        told += 1
        #expect(
          label.text.runs.contains { Sign.allCases.map(\.symbol).contains($0.text) },
          "\(label.id) \(chart.story)")
      }
    }
    #expect(told > 300)
  }

  @Test(arguments: 0..<6)
  func `every tick stands on the ruler, beside the Ascendant too`(seed: UInt64) throws {
    var charts = RandomCharts(seed: 4000 + seed)
    for chart in try charts.next(20) {
      let wheel = Wheel(of: chart, theme: .light, shaper: fonts)
      for seat in wheel.seats {
        let foot = seat.tick.start.distance(to: wheel.dial.center) / wheel.dial.halfSide
        let inner = seat.leader.segments.first.map { $0.start.distance(to: seat.tick.end) } ?? 0
        #expect(inner < 0.06 * wheel.dial.halfSide)
        #expect(abs(foot - wheel.plan.zodiacInner) < 1e-6, "\(seat.id) \(chart.story)")
        #expect(seat.tick.length > 0.005 * wheel.dial.halfSide)
      }
    }
  }

  @Test(arguments: [1, 2, 3])
  func `a number keeps off the dots of lines wherever its house has the room`(rings: Int) throws {
    var skies = RandomSkies(seed: UInt64(rings))
    var (near, numbers) = (0, 0)
    for _ in 0..<30 {
      let wheel = Wheel(of: try skies.next(rings: rings), theme: .light, shaper: fonts)
      let dots = wheel.chords.flatMap { [$0.segment.start, $0.segment.end] }
      let least = wheel.dial.halfSide / 150 + 2.5 * wheel.lineWidth
      numbers += wheel.houseNumbers.count
      near += wheel.houseNumbers.count { number in
        dots.contains { number.box.bounds.inset(by: Insets(all: -least)).contains($0) }
      }
    }
    #expect(numbers > 200)
    #expect(near * 50 < numbers, "\(near) of \(numbers)")
  }
}
