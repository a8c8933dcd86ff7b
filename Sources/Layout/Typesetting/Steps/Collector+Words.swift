import AstroDrawing

extension Collector {
  mutating func add(_ heading: Heading) {
    names.openSection(level: heading.level)
    let path = names.path + [names.element("heading", .heading(level: heading.level))]
    var pieces = lines(of: heading.text, style: heading.style, in: page.column(heading.extent), path: path)
    pieces.number(as: .heading)
    for index in pieces.indices.dropFirst() { pieces[index].breakBefore = .forbidden }
    if !pieces.isEmpty {
      list([heading], at: &pieces[0])
    }
    append(pieces, spaceBefore: heading.style.spaceBefore, spaceAfter: heading.style.spaceAfter)
  }

  mutating func add(_ paragraph: Paragraph) {
    let element = names.element("paragraph", .paragraph)
    var pieces = lines(
      of: paragraph.text, style: paragraph.style, in: page.column(paragraph.extent),
      path: names.path + [element])
    pieces.keepTogether()
    if !pieces.isEmpty { stand(paragraph.notes, beside: &pieces, leading: paragraph.style.leading) }
    append(pieces, spaceBefore: paragraph.style.spaceBefore, spaceAfter: paragraph.style.spaceAfter)
  }

  mutating func add(_ list: NumberedList) {
    let path = names.path + [names.element("list", .list)]
    for (index, item) in list.items.enumerated() {
      let column = page.column(.measure)
      let path = path + [names.element("item", .listItem)]
      let body = path + [names.element("body", .listBody)]
      var pieces = lines(of: item, style: list.style, in: column.indented(by: list.indent), path: body)
      pieces.keepTogether()
      if !pieces.isEmpty {
        pieces[0].companions = [label(index + 1, of: list, in: column, path: path, language: item.language)]
      }
      append(pieces, spaceBefore: list.style.spaceBefore, spaceAfter: list.style.spaceAfter)
    }
  }

  /// The number of a list item, placed in the indent.
  private mutating func label(
    _ number: Int, of list: NumberedList, in column: HorizontalSpan, path: [Element], language: String
  ) -> Companion {
    let text = setter.shaper.shape("\(number).", list.numberStyle, language: language)
    let line = SetLine(text: text, x: 0, width: text.advance, looseness: 1, endsInHyphen: false)
    return Companion(
      content: .line(line), x: column.x, y: 0, path: path + [names.element("label", .listLabel)])
  }

  /// The lines of a text as pieces.
  mutating func lines(
    of text: StyledText, style: ParagraphStyle, in column: HorizontalSpan, path: [Element]
  ) -> [Piece] {
    warn(of: text, hyphenates: style.hyphenates)
    let lines = setLines(
      of: text, width: column.width, alignment: style.alignment, hyphenates: style.hyphenates)
    var pieces = lines.map { line in
      var piece = Piece(.line(line), in: column, path: path, height: style.leading)
      piece.baseline = style.leading * Piece.baselineShare
      // Lines of other leadings follow one another off the grid, until the next block.
      piece.isOnGrid = page.isOnGrid(style.leading)
      return piece
    }
    pieces.number(as: .text)
    return pieces
  }
}

extension [Piece] {
  /// Records the position of each piece among the others.
  mutating func number(as kind: PieceOrder.Kind) {
    for index in indices { self[index].place = PieceOrder(kind: kind, index: index, count: count) }
  }

  /// Forbids breaks that leave a paragraph's first or last line alone; others cost less between paragraphs,
  /// more after a hyphen.
  mutating func keepTogether() {
    for index in indices.dropFirst() {
      let isLonely = index == 1 || index == count - 1
      self[index].breakBefore = isLonely ? .forbidden : .allowed(cost: self[index - 1].endsInHyphen ? 3 : 0.5)
    }
  }
}

extension Piece {
  /// The distance of a line's baseline from its top, as a fraction of the leading; it centers capitals.
  static let baselineShare = 0.72

  fileprivate var endsInHyphen: Bool {
    if case .line(let line) = content { line.endsInHyphen } else { false }
  }
}
