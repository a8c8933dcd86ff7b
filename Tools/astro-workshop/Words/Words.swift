import ArgumentParser
import AstroInterpretation

/// Measures what reports say of random births, and sets the figures beside what is asked of them.
struct Words: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure what reports say of random births, beside what is asked.")

  @Option(help: "How many births, at least ten; every twentieth has no time.")
  var births = 300

  @Option(help: "Which births: the same number gives the same.")
  var seed: UInt64 = 1

  func validate() throws {
    guard births >= 10 else { throw ValidationError("--births: at least 10") }
  }

  func run() throws {
    let book = RuleBook.builtIn()
    var random = RandomBirths(seed: seed)
    let people = try (1...births).map { number in
      try Person(random.plainChart(hasTime: number % 20 != 0), readBy: book)
    }
    print("\(births) births, seed \(seed)")
    for row in FactRows(people).rows + PlanRows(people, book).rows + ProseRows(people).rows {
      print(row.line)
    }
  }
}
