import AstroChartModel
import AstroDiagnostics
import AstroDrawing
import AstroEphemeris
import AstroGeometry
import AstroShaping
import AstroThemes
import AstroWording
import TestSupport
import Testing

@testable import AstroWheelLayout

/// Every body in its own house comes before every word beside it, at any size.
@Suite struct CrowdTests {
  private let fonts: FontBook
  init() throws { fonts = try FontBook() }

  private func wheel(_ figure: WheelFigure, pixels: Int) throws -> Wheel {
    var options = try WheelOptions(
      side: 600, detail: .init(pixels: pixels, rings: figure.rings.count))
    options.pixelsPerPoint = Double(pixels) / 600
    options.minutes = RingMinutes(pixels: pixels)
    return Wheel(of: figure, options: options, theme: .light, shaper: fonts)
  }

  /// A sky as crowded as they come, and the same twelve hours later.
  private func pair(_ index: Int = 0) throws -> [Chart] {
    let birth = KnownBirths.crowded[index]
    var later = birth
    later.time = ClockTime(hour: 12, minute: 0)
    return try [birth, later].map { try SwissEphemeris().chart(of: $0) }
  }

  @Test(arguments: KnownBirths.crowded.indices, [300, 360, 420, 480, 600])
  func `no house of a crowded sky lends a body away, however small the picture`(index: Int, pixels: Int)
    throws
  {
    for settings in [ChartSettings(), .allPoints] {
      let chart = try SampleChart.crowded(index, settings)
      let wheel = try wheel(WheelFigure(of: chart), pixels: pixels)
      let borrowed = wheel.seats.filter(\.isBorrowed).map(\.id)
      // Twenty-one bodies on three hundred pixels may be one too many, which is then told.
      let isMuch = pixels == 300 && chart.placements.count > 14
      #expect(borrowed.count <= (isMuch ? 1 : 0), "\(borrowed)")
      #expect(wheel.faults(against: chart) == [])
      #expect(wheel.notes.isEmpty == borrowed.isEmpty)
    }
  }

  @Test(arguments: KnownBirths.crowded.indices)
  func `in a crowd of two ranks a body keeps its minute where there is room`(index: Int) throws {
    let chart = try SampleChart.crowded(index)
    let wheel = try wheel(WheelFigure(of: chart), pixels: 1200)
    let silent = wheel.seats.filter { !$0.marks.contains { $0.kind == .planetMinute } }
    // One of eight on two ranks has none in the fourth sky.
    #expect(silent.count <= (index == 3 ? 1 : 0), "\(silent.map(\.id))")
    #expect(wheel.faults(against: chart) == [])
  }

  @Test(arguments: [(1200, 0.0), (600, 0), (400, 0.01), (300, 0.01)])
  func `a body that a crowd moves beside another sign names its own`(pixels: Int, most: Double) throws {
    var skies = ScatteredCharts(seed: 12).prefix(60).map { WheelFigure(of: $0) }
    if pixels >= 600 { skies += try pairs() }
    let named = try skies.flatMap { try signsBesideOthers(wheel($0, pixels: pixels)) }
    let unnamed = named.count(where: \.isEmpty)
    // A luminary of a small picture keeps its degree, and there may be no room for both.
    #expect(
      named.count >= 60 && Double(unnamed) <= most * Double(named.count), "\(unnamed) of \(named.count)")
  }

  /// The signs that bodies name which are drawn beside another than their own; each is its own.
  private func signsBesideOthers(_ wheel: Wheel) -> [[String]] {
    wheel.bodies.filter { Longitude($0.drawnDegree).sign != $0.placement.sign }.map { body in
      let signs = body.marks.filter { $0.kind == .planetSign }.flatMap(\.text.runs).map(\.text)
      #expect(signs.allSatisfy { $0.hasPrefix(body.placement.sign.symbol) })
      return signs
    }
  }

  private func pairs() throws -> [WheelFigure] {
    try KnownBirths.crowded.indices.map { index in
      let charts = try pair(index)
      return WheelFigure(of: charts[0], around: [OuterSky(charts[1], as: .partner)])
    }
  }

  @Test func `nearly every wheel has one size of type and all its minutes, and no light is small in it`()
    throws
  {
    var (untold, uneven, births) = (0, 0, 0)
    for chart in ScatteredCharts(seed: 12).prefix(100) {
      let wheel = try wheel(WheelFigure(of: chart), pixels: 1200)
      births += 1
      let minutes = wheel.bodies.count { $0.marks.contains { $0.kind == .planetMinute } }
      if minutes < wheel.bodies.count { untold += 1 }
      let sizes = Dictionary(
        uniqueKeysWithValues: wheel.bodies.map { ($0.placement.body, $0.degreeSize ?? 0) })
      guard let largest = sizes.values.max(), let least = sizes.values.min(), least < 0.99 * largest else {
        continue
      }
      uneven += 1
      let lights = [sizes[.sun], sizes[.moon]].compactMap(\.self)
      #expect(lights.allSatisfy { $0 > 0.99 * largest }, "\(chart.story)")
    }
    #expect(births == 100 && untold <= 3 && uneven <= 15, "\(untold) and \(uneven) of \(births)")
  }

  @Test(arguments: [480, 600, 900])
  func `nor does one of two skies`(pixels: Int) throws {
    let charts = try pair()
    let figure = WheelFigure(of: charts[0], around: [.init(charts[1], as: .partner)])
    let wheel = try wheel(figure, pixels: pixels)
    #expect(wheel.seats.filter(\.isBorrowed).map(\.id) == [])
    #expect(wheel.audit(against: figure).map(\.description) == [])
  }

  @Test func `three skies keep every degree where there is room for it`() throws {
    let charts = try pair()
    let figure = WheelFigure(
      of: charts[0], around: [.init(charts[1], as: .partner), .init(charts[1], as: .transit)])
    let wheel = try wheel(figure, pixels: 1200)
    let silent = wheel.rings.map { ring in
      ring.bodies.filter { seat in !seat.marks.contains { $0.kind == .planetDegree } }.count
    }
    // Eight bodies in a house of the innermost ring are more than it can tell.
    #expect(silent[0] <= 2 && silent[1...] == [0, 0], "\(silent)")
    #expect(wheel.audit(against: figure).map(\.description) == [])
  }

  @Test(arguments: [400, 600, 1200], [2, 3])
  func `no backward body loses its mark as long as it has a glyph`(pixels: Int, rings: Int) throws {
    var skies = RandomSkies(seed: UInt64(pixels + rings))
    for _ in 0..<8 {
      let figure = try skies.next(rings: rings)
      let findings = try wheel(figure, pixels: pixels).audit(against: figure)
      #expect(findings.map(\.description) == [])
    }
  }

  @Test func `the Midheaven's line gives way before the Sun's degree`() throws {
    // In the last six degrees of the eleventh house stand the Sun and Pluto, behind a Midheaven that is no cusp.
    let birth = try BirthData(
      date: #require(CivilDate(year: 2057, month: 3, day: 7)), time: ClockTime(hour: 13, minute: 17),
      timeZone: "+00:00", latitude: -1.057798, longitude: -18.053336)
    let settings = ChartSettings(
      houseSystem: .equalAries, zodiac: .sidereal(.aryabhataMeanSun),
      points: Body.points.filter { $0 != .vesta })
    let chart = try SwissEphemeris().chart(of: birth, settings: settings)
    let wheel = try wheel(WheelFigure(of: chart), pixels: 1200)
    let sun = try #require(wheel.seats.first { $0.placement.body == .sun })
    let told = Set(sun.marks.map(\.kind))
    #expect(told.isSuperset(of: [.planetDegree, .planetMinute]))
    #expect(wheel.audit(against: chart).map(\.description) == [])
  }

  @Test(arguments: 1...4)
  func `a glyph with its motion stays above the house numbers in every row`(tiers: Int) throws {
    let plan = WheelPlan(rings: 3)
    let builder = WheelBuilder(
      figure: WheelFigure(of: try SampleChart.oksana()), options: try WheelOptions(side: 600), theme: .light,
      shaper: fonts)
    let retrograde = try #require(try SampleChart.oksana().placements.first(where: \.isRetrograde))
    let text = builder.shape("28°", builder.type.planetDegree)
    let motion = builder.symbol("℞", builder.type.planetRetrograde)
    let glyph = builder.symbol("♃", builder.type.planetGlyph(of: .jupiter))
    let stack = BodyStack(
      placement: retrograde,
      pieces: [
        BodyStack.Piece(kind: .planetGlyph, text: glyph),
        BodyStack.Piece(kind: .planetDegree, text: text, motion: motion),
      ], shrinksWords: true)
    let solver = SeatSolver(dial: builder.dial, band: builder.seatBand(plan.bands[0]))
    for degrees in stride(from: 0.0, to: 360, by: 7.5) {
      let seating = Seating(scale: 0.6, tiers: tiers, telling: .minutesOfLuminaries)
      let place = solver.place(stack, tier: tiers - 1, seating, at: degrees)
      for block in place.footprint.blocks {
        let depth = abs(place.ray.dx) * block.halfWidth + abs(place.ray.dy) * block.halfHeight
        let middle = (block.center - builder.dial.center).length
        #expect(middle - depth > solver.band.inner, "\(degrees)°")
      }
    }
  }

  @Test func `a backward body without its mark is found`() throws {
    var wheel = try wheel(WheelFigure(of: SampleChart.oksana()), pixels: 1200)
    let index = try #require(wheel.seats.firstIndex { $0.placement.isRetrograde })
    wheel.rings[0].bodies[index].marks.removeAll { $0.kind == .planetRetrograde }
    let findings = wheel.audit(against: wheel.figure)
    #expect(findings == [WheelFinding(.missingMotion, [wheel.seats[index].id])])
  }

  @Test func `what stands beside its house is told in words`() throws {
    var wheel = try wheel(WheelFigure(of: SampleChart.oksana()), pixels: 300)
    let names = [0, 2].map { index in
      wheel.rings[0].bodies[index].isBorrowed = true
      return wheel.seats[index].placement.body
    }
    let note = try #require(wheel.notes.first)
    #expect(note.code == .borrowedRoom && wheel.notes.count == 1)
    for language in [Language.en, .uk] {
      let message = note.worded(in: language).message
      #expect(names.allSatisfy { message.contains($0.name(in: language)) }, "\(message)")
    }
    #expect(note.worded(in: .en) == note)
  }
}

extension Wheel {
  fileprivate var bodies: [SeatedBody] { rings.flatMap(\.bodies) }
}

extension SeatedBody {
  /// The size of its degree, in points.
  fileprivate var degreeSize: Double? {
    marks.first { $0.kind == .planetDegree }?.text.runs.first?.size
  }
}
