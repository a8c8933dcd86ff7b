package import ArgumentParser
package import ChartModel
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
      "A folder of your own rules, which replace those with the same ruleId or are added.", valueName: "dir"))
  private var rules: String?

  package init() {}

  package func chosenArea() throws(CommandError) -> Area {
    guard let area else { throw .usage("--area", "is missing", hint: OptionValue.areas) }
    return area
  }

  /// What is said of a chart, and why.
  ///
  /// - Parameter file: What messages call the chart.
  package func plan(
    of chart: Chart, in language: Language, file: String
  ) throws(CommandError) -> ReportPlan {
    let area = try chosenArea()
    let book = try book(on: area)
    do throws(ReportError) {
      return try ReportPlan(on: area, of: chart, in: language, from: book)
    } catch {
      throw CommandError(error, in: file)
    }
  }

  private func book(on area: Area) throws(CommandError) -> RuleBook {
    let files = try rules.map { path throws(CommandError) in try RuleFolder(path).files() }
    do throws(RuleBookError) {
      let book = try RuleBook.builtIn(on: [area])
      return try files.map { files throws(RuleBookError) in try book.adding(files) } ?? book
    } catch {
      throw CommandError(error)
    }
  }
}
