import AstroDrawing

extension Collector {
  /// Adds a table of contents of the listed headings; their page numbers are filled in at the end.
  mutating func add(_ contents: Contents) {
    let path = names.path + [names.element("contents", .contents)]
    let column = page.column(contents.extent)
    var pieces: [Piece] = []
    for (index, heading) in listed.enumerated() where heading.level <= contents.depth {
      let path = path + [names.element("entry", .contentsItem)]
      let place = column.indented(by: contents.indent * Double(heading.level - 1))
      pieces += entry(of: heading, number: index + 1, in: contents, place, path: path)
    }
    append(pieces, spaceBefore: contents.style.spaceBefore, spaceAfter: contents.style.spaceAfter)
  }

  /// The lines of an entry's title, the last one with its leader and page number.
  private mutating func entry(
    of heading: Heading, number: Int, in contents: Contents, _ column: HorizontalSpan, path: [Element]
  ) -> [Piece] {
    let title = StyledText(heading.text.string, contents.text, language: contents.language)
    // A fifth of the width is reserved for the leader and the number.
    let lines = setLines(of: title, width: column.width * 0.8, alignment: .left)
    return lines.enumerated().map { index, line in
      let entry = ContentsEntry(
        title: line, anchor: Heading.contentsAnchor(number), text: contents.text,
        language: contents.language, leader: contents.leader)
      let isLast = index + 1 == lines.count
      var piece = Piece(
        isLast ? .entry(entry) : .line(line), in: column, path: path, height: contents.style.leading)
      piece.baseline = contents.style.leading * Piece.baselineShare
      piece.isOnGrid = page.isOnGrid(contents.style.leading)
      if index > 0 { piece.breakBefore = .forbidden }
      return piece
    }
  }
}
