import AstroCommandKit
import AstroExchange
import Glibc

/// Tells what became of each birth of a file.
struct BirthTelling {
  private let name: String
  private let terminal: Terminal
  private var failures = 0

  private init(of input: ImportOptionGroup) {
    name = InputFile(input.file).name
    terminal = Terminal(command: AstroChart.name, isQuiet: input.quiet, language: input.chosenLanguage)
  }

  /// Writes the births of a file as lines, tells of those that could not be read, and ends the run.
  ///
  /// - Parameters:
  ///   - head: What stands before the first birth.
  ///   - lines: The lines of one birth.
  static func write(
    _ input: ImportOptionGroup, to output: String, after head: [UInt8] = [],
    _ lines: (NamedBirth) throws(Problem) -> [UInt8]
  ) throws(Problem) {
    let list = try input.list()
    var (telling, bytes) = (BirthTelling(of: input), head)
    telling.tell(of: list)
    for record in list.records {
      telling.tell(record) { birth throws(Problem) in bytes += try lines(birth) }
    }
    try OutputFiles.write(bytes, to: output)
    telling.end(list.records.count, accepting: input.acceptErrors)
  }

  private func tell(of list: BirthList) {
    for note in list.notes { terminal.note(note, in: name) }
  }

  /// - Parameter use: What is done with a birth that was read.
  private mutating func tell(
    _ record: BirthRecord, _ use: (NamedBirth) throws(Problem) -> Void
  ) {
    for note in record.notes { terminal.note(note, in: "\(name): line \(record.line)") }
    do throws(Problem) {
      try use(record.result.get())
    } catch {
      var told = error.of(name)
      if told.location.subject.isEmpty { told.location.subject = "line \(record.line)" }
      terminal.error(told)
      failures += 1
    }
  }

  /// Ends the run as a stream ends.
  private func end(_ count: Int, accepting isAccepted: Bool) {
    Terminal.show("\(count) births, \(failures) failed\n")
    if failures > 0, !isAccepted { Glibc.exit(ExitStatus.data.rawValue) }
  }
}
