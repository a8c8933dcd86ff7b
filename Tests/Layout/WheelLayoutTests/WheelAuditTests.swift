import AstroChartModel
import AstroEphemeris
import AstroShaping
import AstroThemes
import AstroWheelLayout
import TestSupport
import Testing

/// The promise of the wheel, on charts nobody has chosen, set in the faces pictures are set in.
@Suite struct WheelAuditTests {
  @Test(arguments: 0..<8)
  func `a wheel of any chart breaks no promise`(seed: UInt64) throws {
    let fonts = try FontBook()
    var charts = RandomCharts(seed: 1000 + seed)
    for chart in try charts.next(40) {
      let wheel = Wheel(of: chart, theme: .light, shaper: fonts)
      #expect(wheel.faults(against: chart) == [], "\(chart.story)")
    }
  }

  @Test(arguments: 0..<4)
  func `a wheel without a time of birth breaks no promise`(seed: UInt64) throws {
    let fonts = try FontBook()
    var charts = RandomCharts(seed: 2000 + seed, knowsTime: false)
    for chart in try charts.next(20) {
      let wheel = Wheel(of: chart, theme: .light, shaper: fonts)
      #expect(wheel.faults(against: chart) == [], "\(chart.story)")
    }
  }

  @Test(arguments: [300.0, 479, 600, 1200, 2400], [WheelOptions.Detail.minimal, .reduced, .full])
  func `a wheel of any size and detail breaks no promise`(side: Double, detail: WheelOptions.Detail) throws {
    let fonts = try FontBook()
    var charts = RandomCharts(seed: UInt64(side) + UInt64(detail.rawValue))
    for chart in try charts.next(12) {
      let options = try WheelOptions(side: side, detail: detail)
      let wheel = Wheel(of: chart, options: options, theme: .light, shaper: fonts)
      #expect(wheel.faults(against: chart) == [], "\(chart.story)")
    }
  }

  @Test(arguments: KnownBirths.crowded.indices, [600.0, 1200, 2400])
  func `a famously crowded sky is drawn without a fault`(index: Int, side: Double) throws {
    let fonts = try FontBook()
    for settings in [ChartSettings(), .allPoints] {
      let chart = try SampleChart.crowded(index, settings)
      let wheel = Wheel(of: chart, options: try WheelOptions(side: side), theme: .light, shaper: fonts)
      #expect(wheel.faults(against: chart) == [])
      #expect(wheel.seats.allSatisfy { !$0.isBorrowed })
    }
  }

  /// At the circle itself, in two towns beyond it, and where meridians meet: houses are as narrow there as they can be.
  static let highLatitudes = [66.57, 69.65, 78.22, 89.9999, -89.9999]

  @Test(arguments: highLatitudes)
  func `a wheel of any house system near a pole breaks no promise`(latitude: Double) throws {
    let fonts = try FontBook()
    var births = RandomBirths(seed: 3000, latitudes: latitude...latitude)
    for system in HouseSystem.allCases {
      guard let birth = births.next() else { continue }
      let chart = try SwissEphemeris().chart(of: birth, settings: ChartSettings(houseSystem: system))
      let wheel = Wheel(of: chart, theme: .light, shaper: fonts)
      #expect(wheel.faults(against: chart) == [], "\(chart.story)")
    }
  }

  /// Houses 5 and 6 are 3.6° wide there, and four conjunctions lie in them: 4 and 10 have no room in theirs, 6 none beside them.
  @Test func `a number with brackets all over its narrow house is left out`() throws {
    let birth = try BirthData(
      date: try #require(CivilDate(year: 2020, month: 11, day: 8)), time: ClockTime(hour: 16, minute: 36),
      timeZone: "UTC", latitude: -68.905, longitude: 170.2)
    let points = Body.points.filter { !$0.isHypothetical }
    let chart = try SwissEphemeris().chart(
      of: birth, settings: ChartSettings(points: points, aspectsTo: .all))
    let wheel = Wheel(of: chart, theme: .light, shaper: try FontBook())
    #expect(wheel.faults(against: chart) == [])
    #expect(wheel.houseNumbers.count == 9)
  }

  @Test(arguments: 0..<8)
  func `a sky that never was breaks no promise either`(seed: UInt64) throws {
    for chart in SyntheticCharts(seed: seed).prefix(20) {
      #expect(Wheel.ruled(chart).faults(against: chart) == [], "\(chart.story)")
    }
  }
}

extension Chart {
  /// What is needed to make the chart again.
  var story: String {
    let birth = birth.map { "\($0.date) \($0.time.map { "\($0)" } ?? "?") \($0.latitude) \($0.longitude)" }
    return "\(birth ?? "synthetic") \(settings.houseSystem.rawValue) \(settings.zodiac) \(placements.count)"
  }
}
