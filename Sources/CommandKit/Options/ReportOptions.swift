import ArgumentParser
package import ChartModel
package import Diagnostics
package import Interpretation
package import Wording

/// What a report is about, and what it is made from.
package struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The area of life: \(OptionValue.areas).", valueName: "area"),
    transform: OptionValue.area)
  private var area: Area?

  @Option(
    help: ArgumentHelp(
      "How long the analysis is: standard or full. (default: standard)", valueName: "length"),
    transform: OptionValue.length)
  private var length = ReportLength.standard

  @OptionGroup
  private var rules: RuleOptions

  package init() {}

  package func chosenArea() throws(Problem) -> Area {
    guard let area else { throw .usage("--area", "is missing", hint: Hint(OptionValue.areas)) }
    return area
  }

  /// What is said of a chart, and why.
  ///
  /// - Parameter file: What messages call the chart.
  package func plan(
    of chart: Chart, in language: Language, file: String
  ) throws(Problem) -> ReportPlan {
    let area = try chosenArea()
    let book = try rules.book(on: area)
    do throws(Problem) {
      return try ReportPlan(on: area, of: chart, in: language, from: book, length: length)
    } catch {
      throw error.of(file)
    }
  }
}
