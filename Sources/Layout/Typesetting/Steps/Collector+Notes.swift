import AstroDiagnostics
import AstroDrawing
import AstroGeometry

extension Collector {
  /// Places notes in the margin beside the first lines of a paragraph, one below the other.
  mutating func stand(_ notes: [MarginNote], beside pieces: inout [Piece], leading: Double) {
    let column = page.noteColumn
    guard column.width > 0, !pieces.isEmpty else { return }
    var y = 0.0
    for note in notes {
      if let figure = note.figure {
        pieces[0].companions.append(companion(figure, to: note.destination, in: column, y: y))
        y += (figure.size.height / leading).rounded(.up) * leading
        continue
      }
      let path = names.path + [names.element("note", .paragraph)]
      for line in setLines(of: note.text, width: column.width, alignment: .right) {
        pieces[0].companions.append(
          Companion(content: .line(line), x: column.x, y: y, path: path, destination: note.destination))
        y += leading
      }
    }
    keepRoom(y, leading: leading, for: &pieces)
  }

  /// A small picture at the outer end of the column.
  private mutating func companion(
    _ figure: Figure, to destination: Destination?, in column: HorizontalSpan, y: Double
  ) -> Companion {
    let path = names.path + [names.element("note", .paragraph)]
    let x = column.x + max(0, column.width - figure.size.width)
    return Companion(content: .figure(figure), x: x, y: y, path: path, destination: destination)
  }

  /// Keeps as many lines together as the notes are high, and adds space if there are too few lines.
  private func keepRoom(_ height: Double, leading: Double, for pieces: inout [Piece]) {
    var room = 0.0
    for index in pieces.indices where room < height {
      if index > 0 { pieces[index].breakBefore = .forbidden }
      room += pieces[index].height
    }
    if room < height, let last = pieces.indices.last { pieces[last].height += height - room }
  }

  /// The lines of a text; characters that no face has are collected for one warning.
  mutating func setLines(
    of text: StyledText, width: Double, alignment: Alignment, hyphenates: Bool = false
  ) -> [SetLine] {
    let lines = setter.lines(of: text, width: width, alignment: alignment, hyphenates: hyphenates)
    warnings.add(missing: lines.first?.text.missing ?? "")
    return lines
  }

  /// Warns of a language without hyphenation, if the text has enough words to need it.
  mutating func warn(of text: StyledText, hyphenates: Bool) {
    let fewestWords = 12
    guard hyphenates, !setter.hyphenation.covers(text.language), !text.startsRightToLeft,
      text.string.words.count(where: { !$0.isEmpty }) >= fewestWords
    else { return }
    warnings.add(
      Note(PageNote.noHyphenation(text.language), "text in “\(text.language)” is set without hyphenation"))
  }
}
