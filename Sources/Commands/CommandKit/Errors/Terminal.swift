import Glibc

/// Writes messages of a command to standard error.
package struct Terminal: Sendable {
  /// The name of the command, with which each line begins.
  package let command: String
  /// Whether notes are suppressed; errors never are.
  package var isQuiet = false
  /// The language of notes; that of errors is known even where the command line is not.
  private let language: Language

  package init(command: String, isQuiet: Bool = false, language: Language = .en) {
    (self.command, self.isQuiet, self.language) = (command, isQuiet, language)
  }

  /// Writes a note: something the user should know that did not stop the command.
  package func note(_ note: Note, in file: String = "") {
    say(note.worded(in: language).message, in: file)
  }

  /// Writes notes, each once.
  package func notes(_ notes: [Note], in file: String = "") {
    for note in Made((), notes: notes).notes { self.note(note, in: file) }
  }

  /// Writes a message about the progress of the work.
  func say(_ words: String, in file: String = "") {
    guard !isQuiet else { return }
    write([file, language.phrasebook.noteLabel, words])
  }

  package func error(_ error: Problem) {
    let tongue = Tongue.ofMessages
    for problem in error.all { write([problem.commandLine(in: tongue)]) }
  }

  /// Writes words as they are, without the command's name.
  package static func show(_ words: String) { try? Descriptor.write(Array(words.utf8), to: STDERR_FILENO) }

  private func write(_ parts: [String]) {
    let line = ([command] + parts.filter { !$0.isEmpty }).joined(separator: ": ") + "\n"
    // If even standard error fails, there is no way to report it.
    try? Descriptor.write(Array(line.utf8), to: STDERR_FILENO)
  }
}
