package import ChartModel
import Ephemeris

/// Turns what a file holds into a chart; positions are computed only where they are not given.
package struct ChartSource {
  private let options: SharedOptions
  private let settings: SettingsOptions?
  /// What messages name: a file, or nothing for the command line.
  private let file: String

  package init(_ options: SharedOptions, settings: SettingsOptions? = nil, file: String) {
    (self.options, self.settings, self.file) = (options, settings, file)
  }

  package func chart(from document: ChartDocument) throws(CommandError) -> Chart {
    switch document {
    case .birth(let name, let birth, let settings):
      return try compute(birth, name: name, settings: applied(to: settings))
    case .chart(let chart):
      let settings = try applied(to: chart.settings)
      return settings == chart.settings ? chart : try recompute(chart, settings)
    }
  }

  /// What the command line says goes before what a file says.
  private func applied(to settings: ChartSettings) throws(CommandError) -> ChartSettings {
    let shared = options.applied(to: settings)
    return try self.settings?.applied(to: shared) ?? shared
  }

  /// Given positions are drawn as they are, unless the command line asks for others.
  private func recompute(_ chart: Chart, _ settings: ChartSettings) throws(CommandError) -> Chart {
    guard let birth = chart.birth else {
      throw CommandError(
        .data, code: ChartFormatError.Code.missingBirthData.rawValue, at: [file, "birth"],
        "is missing, so that the positions cannot be computed anew",
        hint: "leave out --houses and --zodiac, or give the birth")
    }
    return try compute(birth, name: chart.name, settings: settings)
  }

  private func compute(
    _ birth: BirthData, name: String?, settings: ChartSettings
  ) throws(CommandError) -> Chart {
    do throws(EphemerisError) {
      let ephemeris = options.ephemerisSource
      if options.verifyEphemeris { try ephemeris.verify() }
      return try ephemeris.chart(of: birth, name: name, settings: settings)
    } catch {
      throw file.isEmpty ? CommandError(error, in: "").onCommandLine : CommandError(error, in: file)
    }
  }
}
