public import ArgumentParser
public import AstroBirths
import AstroCommandKit
import AstroDiagnostics
import AstroExchange
import AstroWholeFiles

/// Writes births for other programs.
struct ExportVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-chart export",
    abstract: "Write births for other programs: AAF or CSV.",
    usage: "astro-chart export <file> --to aaf|csv [options]",
    discussion: """
      Reads whatever astro-chart import reads, such as chart files one a line. Reading the result back gives \
      exactly the same births. In AAF a remark (#:) behind each birth keeps what the format cannot say: the \
      zone by its name, exact coordinates, commas. Programs that do not know it pass over it.

      EXAMPLES
        astro-chart export births.ndjson --to aaf -o births.aaf
        astro-chart export friends.aaf --to csv > friends.csv
      """,
    version: ProgramVersion.line)

  @OptionGroup var input: ImportOptionGroup

  @Option(help: .naming("form", "The form to write: aaf or csv."))
  var to: BirthFile

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: .naming("file", "Where to write the births. (default: standard output)"))
  var output = "-"

  func run() throws {
    try BirthTelling.write(input, to: output, after: to.head) { birth throws(Problem) in
      try to.lines(of: birth)
    }
  }
}

extension BirthFile: ExpressibleByArgument {}
