import AstroCommandKit
import AstroExchange

/// Reads the births of other programs.
struct ImportVerb: ToldCommand {
  static let name = "astro-chart import"

  @OptionGroup var input: ImportOptionGroup

  @Option(name: .shortAndLong, parsing: .unconditional, help: .told("import.output"))
  var output = "-"

  func run() throws {
    try BirthTelling.write(input, to: output) { birth in birth.jsonLine }
  }
}
