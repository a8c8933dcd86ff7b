import AstroChartFiles
import AstroCommandKit
import AstroSkies

/// Computes the chart of a birth.
struct AstroChart: ToldCommand {
  static let name = "astro-chart"

  @Argument(help: .told("chart.file"))
  var file: String?

  @OptionGroup(title: Help.heading("birth"))
  var birth: BirthOptions

  @OptionGroup(title: Help.heading("settings"))
  var settings: SettingsOptions

  @OptionGroup(title: Help.heading("details"))
  var details: DetailOptions

  @Option(name: .shortAndLong, parsing: .unconditional, help: .told("chart.output"))
  var output = "-"

  @OptionGroup(title: Help.heading("shared"))
  var shared: SharedOptions

  static let verbs: [any ToldCommand.Type] = [
    TransitsVerb.self, ReturnVerb.self, ProgressVerb.self, CompositeVerb.self, DavisonVerb.self,
    SynastryVerb.self, HarmonicVerb.self, RelocateVerb.self, ImportVerb.self, ExportVerb.self,
  ]

  func run() throws {
    let input = file.map { InputFile($0) }
    let request = try details.request()
    let source = ChartSource(shared, settings: settings, file: input?.name ?? "")
    let chart = try source.chart(from: try document(input))
    var finder = DetailFinder(shared.ephemerisSource)
    let looked = try request.map { (request) throws(Problem) in try request.details(of: chart, by: &finder) }
    try OutputFiles.write(looked.map { chart.json(with: $0) } ?? chart.json, to: output)
    shared.terminal(Self.name).notes(chart.warnings, in: input?.name ?? "")
  }

  /// The birth from a file or from options; never from both, because it would be unclear which takes
  /// precedence.
  private func document(_ input: InputFile?) throws(Problem) -> Made<ChartDocument> {
    guard let input else { return try birth.document(in: shared.chosenLanguage) }
    guard birth.isEmpty else {
      throw .usage(input.name, SkyUsage.twoBirths)
    }
    return try input.document(in: shared.chosenLanguage)
  }
}
