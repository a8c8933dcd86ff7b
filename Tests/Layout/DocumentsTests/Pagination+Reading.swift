import AstroDrawing
import AstroTypesetting

extension Pagination {
  /// The lines of paragraphs, apart from their last ones.
  var justifiedLines: [SetLine] {
    pages.flatMap(\.pieces).compactMap { placed in
      guard case .line(let line) = placed.piece.content, placed.piece.place.kind == .text,
        placed.piece.place.index + 1 < placed.piece.place.count
      else { return nil }
      return line
    }
  }

  /// The words of all lines in order, hyphens undone.
  var text: String {
    var text = ""
    for placed in pages.flatMap(\.pieces) {
      guard case .line(let line) = placed.piece.content else { continue }
      let words = line.text.runs.map(\.text).joined()
      text += line.endsInHyphen ? String(words.dropLast()) : words
      if placed.piece.place.index + 1 == placed.piece.place.count { text += "\n" }
    }
    return text
  }
}

extension Scene {
  /// The glyphs of a size on the page.
  func glyphs(size: Double) -> [Glyph] { items.flatMap { $0.glyphs(size: size) } }

  /// The anchors that links of the page lead to.
  var destinations: [String] { items.flatMap(\.destinations) }
}

extension Scene.Item {
  fileprivate func glyphs(size: Double) -> [Glyph] {
    switch self {
    case .glyphs(let run, _): run.size == size ? run.glyphs : []
    case .group(let group): group.items.flatMap { $0.glyphs(size: size) }
    default: []
    }
  }

  fileprivate var destinations: [String] {
    switch self {
    case .link(_, .anchor(let name)): [name]
    case .group(let group): group.items.flatMap(\.destinations)
    default: []
    }
  }
}
