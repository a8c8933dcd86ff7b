package import AstroChartFiles
package import AstroChartModel
package import AstroDiagnostics
package import AstroEphemeris

/// Makes charts of the documents in files; positions are computed only if they are not given.
package struct ChartMaker {
  private let ephemeris: SwissEphemeris
  private let verifies: Bool
  private let hasPoints: Bool
  private let changed: (ChartSettings) throws(Problem) -> ChartSettings

  /// - Parameters:
  ///   - ephemeris: The source of positions; opened only when a chart is computed.
  ///   - verifies: Whether its files are checked before that.
  ///   - hasPoints: Whether computed charts have the points of their settings, besides the planets.
  ///   - changed: The settings of a file, overridden by others.
  package init(
    _ ephemeris: SwissEphemeris, verifies: Bool = false, hasPoints: Bool = true,
    changed: @escaping (ChartSettings) throws(Problem) -> ChartSettings = { $0 }
  ) {
    (self.ephemeris, self.verifies, self.hasPoints, self.changed) = (ephemeris, verifies, hasPoints, changed)
  }

  /// The chart, including the notes on how the document was read.
  ///
  /// - Throws: `missingBirthData` at `birth` for positions without a birth that other settings are to hold for.
  package func chart(of document: Made<ChartDocument>) throws(Problem) -> Chart {
    var chart = try chart(of: document.value)
    chart.warnings += document.notes.filter { !chart.warnings.contains($0) }
    return chart
  }

  /// The natal chart from which another is derived.
  ///
  /// It is computed again if it has a birth, because files have six decimals only.
  /// - Throws: `invalidChart` for a chart that is itself derived.
  package func natal(of document: Made<ChartDocument>) throws(Problem) -> Chart {
    guard case .chart(let chart) = document.value else { return try self.chart(of: document) }
    try chart.requireNatal()
    guard let birth = chart.birth else { return try self.chart(of: document) }
    return try self.chart(of: document.map { _ in .birth(name: chart.name, birth, chart.settings) })
  }

  private func chart(of document: ChartDocument) throws(Problem) -> Chart {
    switch document {
    case .birth(let name, let birth, let settings):
      return try compute(birth, name: name, settings: changed(settings))
    case .chart(let chart):
      let settings = try changed(chart.settings)
      return settings == chart.settings
        ? chart : try compute(birth(of: chart), name: chart.name, settings: settings)
    }
  }

  private func birth(of chart: Chart) throws(Problem) -> BirthData {
    guard let birth = chart.birth else {
      throw Problem(
        .missingBirthData, at: .field("birth"),
        Told(
          "is missing, so the positions cannot be computed again",
          hint: "leave the settings as they are in the file, or give the birth",
          ukrainian: "народження немає, тож положень заново не обчислити",
          hint: "лишіть налаштування такими, як у файлі, або подайте народження"))
    }
    return birth
  }

  private func compute(
    _ birth: BirthData, name: String?, settings: ChartSettings
  ) throws(Problem) -> Chart {
    if verifies { try ephemeris.verify() }
    return try ephemeris.chart(
      of: birth, name: name, settings: hasPoints ? settings : settings.with(points: []))
  }
}
