package import AstroChartModel
package import AstroDiagnostics
package import AstroEphemeris
package import AstroTradition

/// Looks things up in one chart after another.
///
/// Stars, which hardly move, are kept for charts of the same day, and the last new or full moon for those of its half month.
package struct DetailFinder {
  let ephemeris: SwissEphemeris
  var stars: StarDay?
  var syzygy: KeptSyzygy?

  package init(_ ephemeris: SwissEphemeris) { self.ephemeris = ephemeris }

  /// What a professional looks up in a chart.
  ///
  /// What only an ephemeris knows is computed for the moment of the chart; a chart without a moment goes without.
  /// - Parameter moment: The moment for which the lords of time are told; `nil` for none.
  /// - Throws: `outOfRange` for a moment that the ephemeris does not cover, `missingEphemeris` without its files.
  package mutating func details(
    of chart: Chart, _ asked: Set<Detail>, by conventions: Conventions = Conventions(),
    on moment: Moment? = nil
  ) throws(Problem) -> ChartDetails {
    var facts = try facts(on: chart, for: asked)
    if asked.contains(.timelords), let moment, chart.kind == .natal, chart.houses != nil, chart.moment != nil
    {
      (facts.on, facts.profections) = (moment, try Skies(ephemeris).profections(of: chart, on: moment))
    }
    return ChartDetails(of: chart, asked, by: conventions, facts)
  }
}
