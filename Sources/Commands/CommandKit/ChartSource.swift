package import AstroChartFiles
package import AstroChartModel
package import AstroDiagnostics
import AstroEphemeris
import AstroWording

/// Turns the contents of a file into a chart; positions are computed only if they are not given.
package struct ChartSource {
  private let options: SharedOptions
  private let settings: SettingsOptions?
  /// The file that messages name; empty for the command line.
  private let file: String

  package init(_ options: SharedOptions, settings: SettingsOptions? = nil, file: String) {
    (self.options, self.settings, self.file) = (options, settings, file)
  }

  /// The chart, including the notes on how the document was read.
  package func chart(from document: Made<ChartDocument>) throws(Problem) -> Chart {
    var chart = try chart(from: document.value)
    chart.warnings += document.notes.filter { !chart.warnings.contains($0) }
    chart.warnings = chart.warnings.map { $0.worded(in: options.chosenLanguage) }
    return chart
  }

  /// The natal chart from which another is derived.
  ///
  /// It is computed again if it has a birth, because files have six decimals only.
  /// - Throws: `invalidChart` for a chart that is itself derived.
  package func natal(from document: Made<ChartDocument>) throws(Problem) -> Chart {
    if case .chart(let chart) = document.value {
      do throws(Problem) { try chart.requireNatal() } catch { throw error.of(file) }
      if let birth = chart.birth {
        return try self.chart(from: document.map { _ in .birth(name: chart.name, birth, chart.settings) })
      }
    }
    return try chart(from: document)
  }

  private func chart(from document: ChartDocument) throws(Problem) -> Chart {
    switch document {
    case .birth(let name, let birth, let settings):
      return try compute(birth, name: name, settings: applied(to: settings))
    case .chart(let chart):
      let settings = try applied(to: chart.settings)
      return settings == chart.settings ? chart : try recompute(chart, settings)
    }
  }

  /// The settings of a file, overridden by those of the command line.
  private func applied(to settings: ChartSettings) throws(Problem) -> ChartSettings {
    let shared = options.applied(to: settings)
    return try self.settings?.applied(to: shared) ?? shared
  }

  /// Given positions are kept, unless the command line asks for other settings.
  private func recompute(_ chart: Chart, _ settings: ChartSettings) throws(Problem) -> Chart {
    guard let birth = chart.birth else {
      throw Problem(
        .missingBirthData, at: Problem.Location(source: file, path: [.name("birth")]),
        "is missing, so the positions cannot be computed again",
        hint: "leave out --houses and --zodiac, or give the birth")
    }
    return try compute(birth, name: chart.name, settings: settings)
  }

  private func compute(
    _ birth: BirthData, name: String?, settings: ChartSettings
  ) throws(Problem) -> Chart {
    do throws(Problem) {
      let ephemeris = options.ephemerisSource
      if options.verifyEphemeris { try ephemeris.verify() }
      return try ephemeris.chart(of: birth, name: name, settings: settings)
    } catch {
      throw error.of(file)
    }
  }
}
