import Diagnostics
import Drawing

extension Collector {
  /// Stands notes beside the first lines of a paragraph, one below the other.
  mutating func stand(_ notes: [MarginNote], beside pieces: inout [Piece], leading: Double) {
    let column = page.noteColumn
    guard column.width > 0, !pieces.isEmpty else { return }
    var y = 0.0
    for note in notes {
      let path = names.path + [names.element("note", .paragraph)]
      for line in setLines(of: note.text, width: column.width, alignment: .right) {
        pieces[0].companions.append(
          Companion(line: line, x: column.x, y: y, path: path, destination: note.destination))
        y += leading
      }
    }
    keepRoom(y, leading: leading, for: &pieces)
  }

  /// Keeps as many lines on the first page as the notes are high, and adds room where there are too few.
  private func keepRoom(_ height: Double, leading: Double, for pieces: inout [Piece]) {
    var room = 0.0
    for index in pieces.indices where room < height {
      if index > 0 { pieces[index].breakBefore = .forbidden }
      room += pieces[index].height
    }
    if room < height, let last = pieces.indices.last { pieces[last].height += height - room }
  }

  /// The lines of a text; what no face has is told once for all.
  mutating func setLines(
    of text: StyledText, width: Double, alignment: Alignment, hyphenates: Bool = false
  ) -> [SetLine] {
    let lines = setter.lines(of: text, width: width, alignment: alignment, hyphenates: hyphenates)
    warnings.add(missing: lines.first?.text.missing ?? "")
    return lines
  }

  /// Tells of a language without hyphenation, where words are many enough to want it.
  mutating func warn(of text: StyledText, hyphenates: Bool) {
    let fewestWords = 12
    guard hyphenates, !setter.hyphenation.covers(text.language), !text.startsRightToLeft,
      text.string.words.count(where: { !$0.isEmpty }) >= fewestWords
    else { return }
    warnings.add(
      Note(.noHyphenation, of: [text.language], "text in “\(text.language)” is set without hyphenation"))
  }
}
