package import AstroCommandKit
package import AstroInterpretation

/// The options for the subject of a report and its rules.
package struct ReportOptions: ParsableArguments {
  @Option(help: .told("report.area", naming: OptionValue.areas), transform: OptionValue.area)
  private var area: Area?

  @Option(help: .told("report.length"), transform: ReportOptions.length)
  private var length = ReportLength.standard

  @OptionGroup
  private var rules: RuleOptions

  package init() {}

  package func chosenArea() throws(Problem) -> Area {
    guard let area else { throw .usage("--area", OptionFault.missing(Hint(OptionValue.areas))) }
    return area
  }

  /// Refuses an area where another option says what is read.
  func check(beside option: String?) throws(Problem) {
    if area != nil, let option { throw .usage("--area", OptionFault.conflict(option)) }
  }

  /// The plan of a report on a chart: what it says, and why.
  ///
  /// - Parameter file: The name of the chart in messages.
  package func plan(
    of chart: Chart, in language: Language, file: String
  ) throws(Problem) -> ReportPlan {
    do throws(Problem) {
      return try plan(of: chart, in: language, from: book())
    } catch {
      throw error.of(file)
    }
  }

  /// The rules for the area, from which any number of plans can be made.
  package func book() throws(Problem) -> RuleBook { try rules.book(on: chosenArea()) }

  package func plan(
    of chart: Chart, in language: Language, from book: RuleBook
  ) throws(Problem) -> ReportPlan {
    try ReportPlan(on: chosenArea(), of: chart, in: language, from: book, length: length)
  }

  private static func length(_ text: String) throws -> ReportLength {
    guard let length = ReportLength(rawValue: text) else { throw ValidationError("known: standard, full") }
    return length
  }
}
