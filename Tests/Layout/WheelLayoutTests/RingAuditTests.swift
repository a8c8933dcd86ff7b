import AstroChartModel
import AstroEphemeris
import AstroShaping
import AstroThemes
import AstroWheelLayout
import TestSupport
import Testing

/// The promise of the wheel, on wheels of two and three skies.
@Suite struct RingAuditTests {
  @Test(arguments: [600.0, 1200, 2400], [2, 3])
  func `a wheel of several random skies breaks no promise`(side: Double, rings: Int) throws {
    var skies = RandomSkies(seed: UInt64(side) + UInt64(rings))
    let fonts = try FontBook()
    for _ in 0..<10 {
      let figure = try skies.next(rings: rings)
      let wheel = Wheel(of: figure, options: try WheelOptions(side: side), theme: .light, shaper: fonts)
      #expect(wheel.audit(against: figure).map(\.description) == [])
    }
  }

  @Test(arguments: [2, 3])
  func `no house system and no number of bodies makes a ring break a promise`(rings: Int) throws {
    var skies = VariedSkies(seed: UInt64(rings))
    let fonts = try FontBook()
    for _ in 0..<12 {
      let figure = try skies.next(rings: rings)
      let wheel = Wheel(of: figure, options: try WheelOptions(side: 1200), theme: .light, shaper: fonts)
      #expect(wheel.audit(against: figure).map(\.description) == [])
    }
  }

  @Test(arguments: [600.0, 1200, 2400])
  func `twelve hours between two crowded skies are drawn without a fault`(side: Double) throws {
    let base = try SampleChart.crowded(0)
    var later = KnownBirths.crowded[0]
    later.time = ClockTime(hour: 12, minute: 0)
    let figure = WheelFigure(
      of: base, around: [.init(try SwissEphemeris().chart(of: later), as: .partner, caption: "Partner")])
    let fonts = try FontBook()
    let wheel = Wheel(of: figure, options: try WheelOptions(side: side), theme: .light, shaper: fonts)
    #expect(wheel.audit(against: figure).map(\.description) == [])
  }
}

/// Figures of skies by all house systems, in both zodiacs, with ten to twenty-one bodies in each.
struct VariedSkies {
  private var charts: RandomCharts
  private var dice: SeededGenerator

  init(seed: UInt64) { (charts, dice) = (RandomCharts(seed: seed), SeededGenerator(seed: seed)) }

  mutating func next(rings: Int) throws -> WheelFigure {
    let charts = try charts.next(rings)
    return WheelFigure(
      of: charts[0],
      around: charts.dropFirst().map { chart in
        OuterSky(
          chart, as: dice.one(of: SkyRole.allCases, or: .transit), caption: "Прогресії · 21 лист. 2026",
          tiesPoints: dice.happens(0.5))
      })
  }
}

/// Figures of skies that nobody has chosen: with and without times, nodes, Chiron and Lilith in each.
struct RandomSkies {
  private var births: RandomBirths
  private var dice: SeededGenerator

  init(seed: UInt64) { (births, dice) = (RandomBirths(seed: seed), SeededGenerator(seed: seed)) }

  mutating func next(rings: Int) throws -> WheelFigure {
    let charts = try (0..<rings).map { _ in try chart() }
    let skies: [SkyRole] = [.partner, .transit, .progressed, .return]
    return WheelFigure(
      of: charts[0],
      around: charts.dropFirst().map { chart in
        OuterSky(chart, as: dice.one(of: skies, or: .transit), caption: "Transits · 21 Nov 2026")
      })
  }

  private mutating func chart() throws -> Chart {
    guard var birth = births.next() else { return try SampleChart.oksana() }
    if dice.happens(0.1) { birth.time = nil }
    return try SwissEphemeris().chart(of: birth)
  }
}
