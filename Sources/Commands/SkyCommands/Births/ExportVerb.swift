public import AstroBirths
public import AstroCommandKit
import AstroExchange

/// Writes births for other programs.
struct ExportVerb: ToldCommand {
  static let name = "astro-chart export"

  @OptionGroup var input: ImportOptionGroup

  @Option(help: .told("export.to"))
  var to: BirthFile

  @Option(name: .shortAndLong, parsing: .unconditional, help: .told("export.output"))
  var output = "-"

  func run() throws {
    try BirthTelling.write(input, to: output, after: to.head) { birth throws(Problem) in
      try to.lines(of: birth)
    }
  }
}

extension BirthFile: ExpressibleByArgument {}
