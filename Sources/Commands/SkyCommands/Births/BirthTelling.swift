import AstroCommandKit
import AstroDiagnostics
import AstroExchange
import AstroWholeFiles
import Glibc

/// Tells what became of each birth of a file.
struct BirthTelling {
  private let name: String
  private let terminal: Terminal
  private(set) var failures = 0

  init(of input: ImportOptionGroup) {
    name = InputFile(input.file).name
    terminal = Terminal(command: "astro-chart", isQuiet: input.quiet, language: input.chosenLanguage)
  }

  func tell(of list: BirthList) {
    for note in list.notes { terminal.note(note, in: name) }
  }

  /// - Parameter use: What is done with a birth that was read.
  mutating func tell(
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
  func end(_ count: Int, accepting isAccepted: Bool) {
    Terminal.show("\(count) births, \(failures) failed\n")
    if failures > 0, !isAccepted { Glibc.exit(ExitStatus.data.rawValue) }
  }
}
