import ArgumentParser
package import ChartModel
package import Diagnostics
package import Interpretation

/// Which rules a report is written from.
package struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder of your own rules, which replace those with the same ruleId or are added.", valueName: "dir"))
  private var rules: String?

  package init() {}

  package var isGiven: Bool { rules != nil }

  /// The book on an area: ours, with a user's own rules where there are any.
  package func book(on area: Area) throws(Problem) -> RuleBook {
    let files = try rules.map { path throws(Problem) in try RuleFolder(path).files() }
    let book = RuleBook.builtIn(on: [area])
    return try files.map { files throws(Problem) in try book.adding(files) } ?? book
  }
}
