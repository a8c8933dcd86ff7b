import ChartModel
package import Diagnostics
import Glibc
package import Wording

/// What a command says beside its result, on standard error.
package struct Terminal: Sendable {
  /// The command's name, with which each line begins.
  package let command: String
  /// Whether notes are kept to ourselves; errors never are.
  package var isQuiet = false
  /// The language of notes; errors are in English.
  private let language: Language

  package init(command: String, isQuiet: Bool = false, language: Language = .en) {
    (self.command, self.isQuiet, self.language) = (command, isQuiet, language)
  }

  /// Something the user should know that stopped nothing.
  package func note(_ note: Note, in file: String = "") {
    say(note.worded(in: language).message, in: file)
  }

  /// A note of how the work goes on.
  func say(_ words: String, in file: String = "") {
    guard !isQuiet else { return }
    write([file, language.phrasebook.noteLabel, words])
  }

  package func error(_ error: Problem) {
    for problem in error.all { write([problem.commandLine]) }
  }

  /// Shows words as they are, without the command's name before them.
  package static func show(_ words: String) { try? Descriptor.write(Array(words.utf8), to: STDERR_FILENO) }

  private func write(_ parts: [String]) {
    let line = ([command] + parts.filter { !$0.isEmpty }).joined(separator: ": ") + "\n"
    // Where even standard error fails, there is nobody left to tell.
    try? Descriptor.write(Array(line.utf8), to: STDERR_FILENO)
  }
}
