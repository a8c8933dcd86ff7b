import AstroBirths
package import AstroChartFiles

/// Turns the contents of a file into a chart, with the settings of the command line.
package struct ChartSource {
  private let options: SharedOptions
  private let maker: ChartMaker
  /// The file that messages name; empty for the command line.
  private let file: String

  /// - Parameter hasPoints: Whether charts that are computed have points besides the planets.
  package init(
    _ options: SharedOptions, settings: SettingsOptions? = nil, file: String, hasPoints: Bool = true
  ) {
    (self.options, self.file) = (options, file)
    maker = ChartMaker(options.ephemerisSource, verifies: options.verifyEphemeris, hasPoints: hasPoints) {
      settingsOfFile throws(Problem) in
      let shared = options.applied(to: settingsOfFile)
      return try settings?.applied(to: shared) ?? shared
    }
  }

  /// The chart, including the notes on how the document was read.
  package func chart(from document: Made<ChartDocument>) throws(Problem) -> Chart {
    try told { () throws(Problem) in try maker.chart(of: document) }
  }

  /// The natal chart from which another is derived.
  ///
  /// - Throws: `invalidChart` for a chart that is itself derived.
  package func natal(from document: Made<ChartDocument>) throws(Problem) -> Chart {
    try told { () throws(Problem) in try maker.natal(of: document) }
  }

  /// The chart in a file.
  package static func chart(
    in input: InputFile, _ options: SharedOptions, settings: SettingsOptions? = nil
  ) throws(Problem) -> Chart {
    try ChartSource(options, settings: settings, file: input.name)
      .chart(from: input.document(in: options.chosenLanguage))
  }

  private func told(_ make: () throws(Problem) -> Chart) throws(Problem) -> Chart {
    do throws(Problem) {
      var chart = try make()
      chart.warnings = chart.warnings.map { $0.worded(in: options.chosenLanguage) }
      return chart
    } catch {
      var problem = error.code == .usage ? error : error.of(file)
      if error.code == .missingBirthData {
        problem.hint = OptionFault.withoutBirth
      }
      throw problem
    }
  }
}
