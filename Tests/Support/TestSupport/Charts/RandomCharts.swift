package import AstroChartModel
package import AstroDiagnostics
package import AstroEphemeris

/// Real charts: random births by random settings, computed.
package struct RandomCharts: Sendable {
  private var births: RandomBirths
  private var settings: RandomSettings
  private let ephemeris: SwissEphemeris

  /// The same seed gives the same charts.
  package init(seed: UInt64, knowsTime: Bool = true, ephemeris: SwissEphemeris = SwissEphemeris()) {
    births = RandomBirths(seed: seed, knowsTime: knowsTime)
    settings = RandomSettings(seed: ~seed)
    self.ephemeris = ephemeris
  }

  /// The next chart; `nil` never comes, as births and settings have no end.
  package mutating func next() throws(Problem) -> Chart? {
    guard let birth = births.next(), let settings = settings.next() else { return nil }
    return try ephemeris.chart(of: birth, settings: settings)
  }

  /// The next charts.
  package mutating func next(_ count: Int) throws(Problem) -> [Chart] {
    var charts: [Chart] = []
    for _ in 0..<count { if let chart = try next() { charts.append(chart) } }
    return charts
  }
}
