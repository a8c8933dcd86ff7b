public import AstroChartModel

/// Who rules the times of a life.
public struct TimeLords: Hashable, Sendable {
  /// The moment for which rulers are told; `nil` if none was asked for.
  public let moment: Moment?
  /// The year and the month of annual profection at that moment; empty without one.
  package let profections: [Profection]
  /// The firdaria.
  public let firdaria: Firdaria
  /// The releasing from Spirit.
  public let spirit: Releasing
  /// The releasing from Fortune.
  public let fortune: Releasing
  /// The Vimshottari dasha; `nil` if no ephemeris says where the sidereal zodiac begins.
  public let vimshottari: Vimshottari?

  /// - Parameter start: How far the sidereal zodiac begins after that of the chart, in degrees.
  /// - Returns: `nil` without a time of birth or without a moment of the chart.
  package init?(
    of chart: Chart, lots: [Lot]?, isDay: Bool, _ facts: SkyFacts, _ conventions: Conventions
  ) {
    guard let birth = chart.moment?.julianDay, let lots,
      let spirit = Releasing(from: .spirit, of: lots, birth: birth),
      let fortune = Releasing(from: .fortune, of: lots, birth: birth)
    else { return nil }
    (moment, profections, self.spirit, self.fortune) = (facts.on, facts.profections, spirit, fortune)
    firdaria = Firdaria(of: birth, isDay: isDay, conventions.firdaria, on: facts.on?.julianDay)
    let moon = chart.placement(of: .moon)?.longitude
    vimshottari = facts.siderealStart.flatMap { start in
      moon.map { Vimshottari(of: birth, moon: $0 + -start, yearOf: conventions.dashaYear.days) }
    }
  }
}
