import AstroChecking
import AstroCommandKit
import AstroInterpretation
import AstroProcesses
import Glibc

/// The options for another writer than the book.
struct WriterOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: .told("writer.writer"))
  private var writer: String?

  @Option(parsing: .unconditional, help: .told("writer.timeout"))
  private var writerTimeout: Double?

  init() {}

  var isGiven: Bool { writer != nil }

  /// How long a try may take unless the command line says otherwise, in seconds.
  private static let usualTimeout = 60.0

  func validate() throws {
    if writer == nil, writerTimeout != nil {
      throw ValidationError(
        Told("--writer-timeout needs --writer", ukrainian: "--writer-timeout потребує --writer"))
    }
    if let writerTimeout, !(0.1...3_600).contains(writerTimeout) {
      throw ValidationError(
        Told(
          "--writer-timeout: from 0.1 to 3600 seconds", ukrainian: "--writer-timeout: від 0,1 до 3600 секунд")
      )
    }
    if let writer, writer.allSatisfy(\.isWhitespace) {
      throw ValidationError(Told("--writer needs a command", ukrainian: "--writer потребує команди"))
    }
  }

  /// The writer's reading if there is a writer, with a note if the book's takes its place.
  func reading<Book: Retellable>(
    instead book: Book, of brief: @autoclosure () throws(Problem) -> ReportBrief
  ) throws(Problem) -> Made<Book> {
    guard let writer else { return Made(book) }
    // A writer that does not read the whole brief must not end us.
    signal(SIGPIPE, SIG_IGN)
    let (command, seconds) = (ShellCommand(writer), writerTimeout ?? WriterOptions.usualTimeout)
    return Desk(of: try brief(), book: book).reading { brief throws(Problem) in
      try command.answer(to: brief.json, within: seconds, atMost: Report.largestFile)
    }
  }
}
