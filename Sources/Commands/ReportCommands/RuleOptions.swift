package import AstroCommandKit
package import AstroInterpretation
import AstroRuleFolders

/// The options for the rules from which a report is written.
package struct RuleOptions: ParsableArguments {
  @Option(help: .told("rules.rules"))
  private var rules: String?

  package init() {}

  package var isGiven: Bool { rules != nil }

  /// The rule book for an area: the built-in one, with the user's own rules added if there are any.
  package func book(on area: Area) throws(Problem) -> RuleBook {
    let files = try rules.map { path throws(Problem) in try RuleFolder(path).files() }
    let book = RuleBook.builtIn(on: [area])
    return try files.map { files throws(Problem) in try book.adding(files) } ?? book
  }
}
