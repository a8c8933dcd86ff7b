import ArgumentParser
import AstroCommandKit
import AstroDiagnostics
import AstroExchange
import AstroWholeFiles

/// Reads the births of other programs.
struct ImportVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-chart import",
    abstract: "Read the births of other programs: one chart file a line.",
    usage: "astro-chart import <file> [options]",
    discussion: """
      Each birth becomes a line that every command and astro-batch read. What a birth cannot hold, and what \
      was taken where the file leaves something open, is told for each line of the file; a birth that cannot be \
      read is told and left out.

      FORMS
        aaf          the exchange format of astrological programs (#A93, #B93)
        astrolog     Astrolog's chart files and chart lists
        quick-chart  the lines of Quick*Chart, as Astrolog writes them too
        csv          a table with commas, semicolons or tabs; the columns by
                     their names: name date time timeZone latitude longitude
                     place calendar fold …, or year month day hour minute
        kerykeion    Kerykeion's subjects or charts, dumped as JSON
        immanuel     immanuel's charts as JSON
        chart        chart files of this package, one a line

      EXAMPLES
        astro-chart import friends.aaf > births.ndjson
        astro-chart import people.csv --slashes day --zone Europe/Kyiv
        astro-chart import clients.csv --columns date=Geboren,place=Ort \\
          | astro-batch - --make render --svg --out wheels
        astro-chart import old.aaf --encoding windows-1251

      EXIT STATUS
        0   every birth was read, or --accept-errors
        64  the command line is wrong
        65  some births could not be read: each says why, and the end of
            standard error how many; or the file is no file of births
        66  the file does not exist, or cannot be read
        73  the births cannot be written
      """,
    version: ProgramVersion.line)

  @OptionGroup var input: ImportOptionGroup

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: .naming("file", "Where to write the births. (default: standard output)"))
  var output = "-"

  func run() throws {
    try BirthTelling.write(input, to: output) { birth in birth.jsonLine }
  }
}
