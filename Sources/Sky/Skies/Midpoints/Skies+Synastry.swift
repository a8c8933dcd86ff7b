package import AstroChartModel
package import AstroDiagnostics
package import AstroSynastry

extension Skies {
  /// What ties two charts, with their composite beside it, and the notes on that.
  ///
  /// - Throws: `invalidChart` for a derived chart, and for two that differ in zodiac or house system.
  package func synastry(of first: Chart, with second: Chart) throws(Problem) -> Made<Synastry> {
    let composite = try composite(of: first, and: second)
    return Made(Synastry(of: first, with: second, composite: composite), notes: composite.warnings)
  }
}
