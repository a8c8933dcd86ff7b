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

  /// Writes notes, each with the file or the option it belongs to, and none twice.
  ///
  /// What is computed from files, by an option or without a source of its own, repeats their notes; so does every
  /// sky of a birth the note on its clock, which names the day and the zone.
  package func notes(_ notes: [(note: Note, source: String)]) {
    var told: [Note: Set<String>] = [:]
    for (note, source) in notes.map({ ($0.note.worded(in: language), $0.source) }) {
      let isOfClock = [.localMeanTime, .cityMeanTime].contains(note.code)
      let places = told[note, default: []]
      let repeats =
        isOfClock || source.isEmpty || source.hasPrefix("--") ? !places.isEmpty : places.contains(source)
      guard !repeats else { continue }
      told[note, default: []].insert(source)
      self.note(note, in: source)
    }
  }

  /// The same for notes that belong to one file.
  package func notes(_ notes: [Note], in file: String = "") { self.notes(notes.map { ($0, file) }) }

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
