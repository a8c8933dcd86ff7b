package import AstroSkies
package import AstroTradition

/// The options for what is looked up in a chart besides its positions.
package struct DetailOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: .told("details.with", naming: Detail.allCases.map(\.rawValue).joined(separator: ", ")))
  var with: String?

  @Option(parsing: .unconditional, help: .told("details.on"))
  var on: String?

  @Option(parsing: .unconditional, help: .told("details.conventions"))
  var conventions: String?

  package init() {}

  /// Whether anything is asked for.
  package var isGiven: Bool { with != nil }

  /// What to look up; `nil` if nothing is asked for.
  ///
  /// - Throws: `usage` at the option that is wrong.
  package func request() throws(Problem) -> DetailRequest? {
    guard let with else {
      if conventions != nil { throw .usage("--conventions", OptionFault.works(with: "--with")) }
      if on != nil { throw .usage("--on", OptionFault.works(with: "--with timelords")) }
      return nil
    }
    let asked = try DetailOptions.details(with)
    if on != nil, !asked.contains(.timelords) {
      throw .usage("--on", OptionFault.works(with: "--with timelords"))
    }
    return DetailRequest(
      asked: asked, conventions: try chosenConventions(),
      on: try on.map { (on) throws(Problem) in try Instant(option: "--on").moment(on) })
  }

  private func chosenConventions() throws(Problem) -> Conventions {
    do throws(Problem) { return try Conventions(written: conventions ?? "") } catch {
      throw error.asUsage(of: "--conventions")
    }
  }

  private static func details(_ list: String) throws(Problem) -> Set<Detail> {
    guard list != "all" else { return Set(Detail.allCases) }
    let known = Detail.allCases.map { (name: $0.rawValue, value: $0) }
    return Set(try OptionValue.list(list, of: "detail", "--with", among: known))
  }
}

/// What is looked up in every chart of a command.
package struct DetailRequest: Sendable {
  /// What to look up.
  package let asked: Set<Detail>
  /// By which choices.
  package let conventions: Conventions
  /// For which moment lords of time are told; `nil` for none.
  package let on: Moment?

  package func details(of chart: Chart, by finder: inout DetailFinder) throws(Problem) -> ChartDetails {
    try finder.details(of: chart, asked, by: conventions, on: on)
  }
}
