package import AstroChartModel
package import AstroDiagnostics
package import AstroTradition

extension Skies {
  /// What a professional looks up in one chart; a `DetailFinder` is quicker for many.
  ///
  /// - Parameter moment: The moment for which the lords of time are told; `nil` for none.
  /// - Throws: `outOfRange` for a moment that the ephemeris does not cover, `missingEphemeris` without its files.
  package func details(
    of chart: Chart, _ asked: Set<Detail>, by conventions: Conventions = Conventions(),
    on moment: Moment? = nil
  ) throws(Problem) -> ChartDetails {
    var finder = DetailFinder(ephemeris)
    return try finder.details(of: chart, asked, by: conventions, on: moment)
  }
}
