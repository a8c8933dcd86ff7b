import AstroDrawing

extension Document {
  /// The headings that viewers and the table of contents list, in reading order.
  var listed: [Heading] {
    blocks.flatMap(\.headings).filter(\.isListed)
  }
}

extension Block {
  fileprivate var headings: [Heading] {
    switch self {
    case .heading(let heading): [heading]
    case .columns(let columns): columns.columns.joined().flatMap(\.headings)
    case .plate(let plate): plate.titles
    default: []
    }
  }

  /// The text of the block, in UTF-8 bytes.
  var length: Int {
    switch self {
    case .heading(let heading): heading.text.length
    case .paragraph(let paragraph): paragraph.notes.reduce(paragraph.text.length) { $0 + $1.text.length }
    case .list(let list): list.items.reduce(0) { $0 + $1.length }
    case .table(let table):
      ([table.header].compactMap(\.self) + table.rows).flatMap(\.cells).reduce(0) { $0 + $1.length }
    case .columns(let columns): columns.columns.joined().reduce(0) { $0 + $1.length }
    case .figure, .plate, .contents, .rule, .space, .flexibleSpace, .newPage: 0
    }
  }
}

extension StyledText {
  fileprivate var length: Int { spans.reduce(0) { $0 + $1.text.utf8.count } }
}
