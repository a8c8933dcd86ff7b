import ArgumentParser
import AstroBirthplaces
import AstroBytes
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroEphemeris
import AstroExchange
import AstroStreams
import AstroWholeFiles
import AstroWording
import Glibc

/// Makes from each line of a stream what the other commands make from a file.
struct AstroBatch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-batch",
    abstract: "Make charts, pictures, reports of a stream of births.",
    usage: "astro-batch [<file>] --make <product> [options of a stream] [options of the product]",
    discussion: """
      Each line is a chart file without line breaks: a birth, or a computed chart, with your own "id" if you \
      like. Each line, whatever it contains, gives one line, in the same order: what the command writes, where \
      the files are, or what is wrong. A wrong line never ends the run.

      PRODUCTS, EACH WITH THE OPTIONS OF ITS COMMAND
        chart          as astro-chart writes it
        report         as astro-report writes it
        json-response  as astro-render --json writes it
        calendar       the events that astro-calendar lists, as {"events": []}
        render         as astro-render draws it: into a folder, a .tar or the lines
        pdf            as astro-pdf sets it, likewise
        chart --columns wide|long|FILE [--csv]
                       a table: a row a birth, a row a body, or the columns
                       that a file names, one on each line
        any            what each line asks for, as in
                       {"make": "render", "options": ["--svg"], "chart": {}}

      EXAMPLES
        astro-batch births.ndjson --make chart --out charts.ndjson
        astro-batch births.ndjson --make chart --columns wide --csv --out charts.csv
        astro-batch births.ndjson --make render --svg --theme dark --out wheels.tar
        astro-batch births.ndjson --make pdf --area career --out reports
        astro-batch births.ndjson --make chart --out part-3.ndjson --index 3/8
        astro-batch births.ndjson --make chart --out charts.ndjson --resume
        cat births.ndjson | astro-batch --make report --area health > reports.ndjson
        astro-batch births.ndjson --make render --svg --inline > pictures.ndjson

      WHILE IT RUNS
        Results go to OUT.part, or into the folder, and get their names when all is done. After a crash --resume \
      continues after the last complete line. The bytes do not depend on the number of threads or crashes; \
      without SOURCE_DATE_EPOCH nothing contains today's date.

      EXIT STATUS
        0   every line succeeded, or --accept-errors
        64  the command line is wrong
        65  some lines failed: each says why, and the end of standard error how many
        66  the stream does not exist, or cannot be read
        69  fonts or ephemeris files are not installed
        73  the output cannot be written

      FILES
        docs/SCALE.md says how fast it is, and how to slice, commit and resume.
      """,
    version: ProgramVersion.line)

  @Option(help: .naming("product", "What to make of each line."))
  var make: Product

  @Option(
    parsing: .unconditional,
    help: .naming("n", "How many lines are processed at once. (default: one for each processor)"))
  var threads: Int?

  @Option(
    parsing: .unconditional,
    help: .naming(
      "path", "Where results go: NAME.ndjson, NAME.tar or a folder. (default: lines to standard output)"))
  var out: String?

  @Option(
    parsing: .unconditional,
    help: .naming("i/n", "Only each n-th line, from line i + 1 on: 0/8 is the first of eight slices."))
  var index: String?

  @Flag(help: "Continue a run that did not finish.")
  var resume = false

  @Flag(help: "End with 0 even if lines failed.")
  var acceptErrors = false

  @Flag(name: .customLong("sha256"), help: "Add the SHA-256 of each file to its size.")
  var digests = false

  @Flag(help: "Write pictures and documents into the lines, as Base64.")
  var inline = false

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("The stream and options of the product.", visibility: .hidden))
  var others: [String] = []

  func run() throws {
    let making = try make.making(others)
    // Options that cannot be carried out are refused before anything is read.
    _ = try making.maker()
    let table = try making.table()
    if digests, inline { throw Problem.usage("--sha256", PictureUsage.digestsOfFiles) }
    var progress = StreamProgress(isQuiet: making.shared.quiet)
    defer { progress.end() }
    let count = try stream(making, table).run { progress.tell($0, part: $1) }
    progress.end()
    switch Tongue(making.shared.chosenLanguage) {
    case .english: Terminal.show("\(count.lines) lines, \(count.failed) failed\n")
    case .ukrainian: Terminal.show("рядків: \(count.lines), з помилками: \(count.failed)\n")
    }
    if count.failed > 0, !acceptErrors { Glibc.exit(ExitStatus.data.rawValue) }
  }

  private func stream(_ making: any Making, _ table: ChartTable?) throws(Problem) -> StreamRun {
    let shared = making.shared
    if shared.verifyEphemeris { try shared.ephemerisSource.verify() }
    var options = StreamRun.Options(InputFile(making.file ?? "-"))
    options.slice = try index.map(StreamSlice.init(named:)) ?? .whole
    options.threads = try threadCount()
    (options.portion, options.form, options.table) = (making.portion, form, table)
    options.tongue = Tongue(making.shared.chosenLanguage)
    let (language, product, arguments) = (shared.chosenLanguage, make, others)
    return StreamRun(
      options, to: try output(making, table),
      places: { name throws(Problem) in try Birthplace(named: name, in: language) }
    ) { () throws(Problem) in
      // Each thread parses the options itself, and shares nothing.
      try product.making(arguments).maker()
    }
  }

  private var form: FileForm { inline ? .inline : .named(hasDigests: digests) }

  private func output(_ making: any Making, _ table: ChartTable?) throws(Problem) -> StreamOutput {
    let date = try Environment.sourceDate()?.secondsSince1970
    let marks = [
      "--make", make.rawValue, "--index", index ?? "0/1", digests ? "--sha256" : "", inline ? "--inline" : "",
      making.shared.chosenLanguage.tag, date.map { "\($0)" } ?? "", table.map(AstroBatch.mark) ?? "",
    ]
    let words = (marks + others).filter { !$0.isEmpty && !["-q", "--quiet"].contains($0) }
    return try StreamOutput(
      to: out, makesFiles: making.makesFiles && !inline, table: table,
      options: Quotation.onOneLine(words.joined(separator: " ")), date: date ?? 0, isResumed: resume)
  }

  /// Columns that come from a file are known by what the file says.
  private static func mark(_ table: ChartTable) -> String {
    String(SHA256.hex(Array(table.columns.names.joined(separator: ",").utf8)).prefix(12))
  }

  private func threadCount() throws(Problem) -> Int {
    let count = threads ?? max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN)))
    guard (1...1024).contains(count) else {
      throw .usage("--threads", OptionFault.outOfRange(count, 1...1024))
    }
    return count
  }
}
