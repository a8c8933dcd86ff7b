import ChartModel
package import Diagnostics
import Glibc

/// What a command says beside its result, on standard error.
package struct Terminal: Sendable {
  /// The command's name, with which each line begins.
  package let command: String
  /// Whether notes are kept to ourselves; errors never are.
  package var isQuiet = false

  package init(command: String, isQuiet: Bool = false) { (self.command, self.isQuiet) = (command, isQuiet) }

  /// Something the user should know that stopped nothing.
  package func note(_ note: Note, in file: String = "") { say(note.message, in: file) }

  /// A note of how the work goes on.
  func say(_ words: String, in file: String = "") {
    guard !isQuiet else { return }
    write([file, "note", words])
  }

  package func error(_ error: Problem) {
    for problem in error.all { write([problem.commandLine]) }
  }

  private func write(_ parts: [String]) {
    let line = ([command] + parts.filter { !$0.isEmpty }).joined(separator: ": ") + "\n"
    // Where even standard error fails, there is nobody left to tell.
    try? Descriptor.write(Array(line.utf8), to: STDERR_FILENO)
  }
}
