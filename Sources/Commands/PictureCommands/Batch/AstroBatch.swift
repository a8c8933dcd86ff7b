import AstroBytes
import AstroCommandKit
import AstroStreams
import AstroSvitla
import Glibc

/// Makes from each line of a stream what the other commands make from a file.
struct AstroBatch: ToldCommand {
  static let name = "astro-batch"

  @Option(help: .told("batch.make"))
  var make: Product

  @Option(parsing: .unconditional, help: .told("batch.threads"))
  var threads: Int?

  @Option(parsing: .unconditional, help: .told("batch.out"))
  var out: String?

  @Option(parsing: .unconditional, help: .told("batch.index"))
  var index: String?

  @Flag(help: .told("batch.resume"))
  var resume = false

  @Flag(help: .told("batch.acceptErrors"))
  var acceptErrors = false

  @Flag(name: .customLong("sha256"), help: .told("batch.digests"))
  var digests = false

  @Flag(help: .told("batch.inline"))
  var inline = false

  @Argument(parsing: .allUnrecognized, help: .told("batch.others", visibility: .hidden))
  var others: [String] = []

  func run() throws {
    let making = try make.making(others)
    // Options that cannot be carried out are refused before anything is read.
    _ = try making.maker(of: make)
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
    var options = StreamRun.Options(making.line.input)
    options.slice = try index.map(StreamSlice.init(named:)) ?? .whole
    options.threads = try threadCount()
    (options.portion, options.form, options.table) = (make.portion, form, table)
    options.tongue = Tongue(making.shared.chosenLanguage)
    let (language, product, arguments) = (shared.chosenLanguage, make, others)
    return StreamRun(
      options, to: try output(making, table),
      places: { name throws(Problem) in try Birthplace(named: name, in: language) }
    ) { () throws(Problem) in
      // Each thread parses the options itself, and shares nothing.
      try product.making(arguments).maker(of: product)
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
      to: out, makesFiles: make.makesFiles && !inline, table: table,
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
