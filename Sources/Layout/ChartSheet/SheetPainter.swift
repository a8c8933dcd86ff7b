import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWheelLayout
import AstroWording

/// Paints what every sheet has: its title, lines of words, and headings of tables.
struct SheetPainter {
  let style: SheetStyle
  let language: Language
  let shaper: any TextShaper

  private static let room = SheetStyle.right - SheetStyle.margin

  func shape(_ text: String, _ textStyle: TextStyle) -> ShapedText {
    shaper.shape(text, textStyle, language: language.tag)
  }

  /// The symbol of a body, or the letters of an angle, which are set smaller to match the size of symbols.
  func symbol(_ end: AspectEnd, _ color: Color) -> ShapedText {
    guard end.body == nil else {
      return shaper.symbol(end.symbol, style.inked(style.symbol, color), language: language.tag)
    }
    let letters = shape(end.symbol, style.inked(style.cell, color))
    return letters.scaled(by: 0.86)
  }

  /// The name of a sky's owner within a width: the whole name, its first word, or its mark.
  func name(_ sky: Int, of owners: SkyOwners, _ textStyle: TextStyle, width: Double) -> String {
    let name = owners.names[sky]
    let first = name.split(separator: " ").first.map(String.init) ?? name
    let isTold = owners.names.count { $0.hasPrefix(first) } == 1
    return [name, isTold ? first : name].first { shape($0, textStyle).advance <= width } ?? owners.marks[sky]
  }

  func title(_ words: String, _ group: inout Scene.Group) {
    let title = shape(words, style.name)
    group.group("title", role: .heading(level: 1)) {
      $0.place(
        title.scaled(by: min(1, SheetPainter.room / max(title.advance, 1))),
        at: Point(x: SheetStyle.margin, y: 50))
    }
  }

  /// Sets a line across the page, smaller if it would be too long.
  func line(_ parts: [String], _ textStyle: TextStyle, at y: Double, _ group: inout Scene.Group) {
    let line = shape(parts.map(WritingDirection.isolated).joined(separator: "  ·  "), textStyle)
    group.place(
      line.scaled(by: min(1, SheetPainter.room / max(line.advance, 1))), at: Point(x: SheetStyle.margin, y: y)
    )
  }

  /// Sets words at the right end of a table's heading.
  func endHead(_ words: String, endingAt right: Double, y: Double, _ group: inout Scene.Group) {
    let text = shape(words.uppercased(), style.head)
    group.place(text, at: Point(x: right - text.advance, y: y + 7))
  }

  /// Sets a table's heading above a hairline as wide as the table.
  ///
  /// - Parameters:
  ///   - y: The top of the table, in points.
  ///   - ending: The words at the right end of the same line, if there are any.
  func head(
    _ words: String, from left: Double, to right: Double, y: Double, beside ending: String? = nil,
    _ group: inout Scene.Group
  ) {
    let text = shape(words.uppercased(), style.head)
    let taken = ending.map { shape($0.uppercased(), style.head).advance + 8 } ?? 0
    group.group("heading", role: .heading(level: 2)) {
      $0.place(
        text.scaled(by: min(1, (right - left - taken) / max(text.advance, 1))), at: Point(x: left, y: y + 7))
    }
    group.line(Segment(Point(x: left, y: y + 12), Point(x: right, y: y + 12)), style.rule)
  }
}
