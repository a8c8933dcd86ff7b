import AstroDrawing
import AstroGeometry

/// Words where a scene sets them, in a box from the baseline up to half an em: the least that any ink takes.
struct PlacedWords: Hashable {
  var text: String
  var box: Rect

  /// Every run of glyphs among items, at its place on the page; the wheel's marks have an audit of their own.
  static func all(of items: [Scene.Item], under transform: Affine = .identity) -> [PlacedWords] {
    items.flatMap { item -> [PlacedWords] in
      switch item {
      case .glyphs(let run, let origin): [PlacedWords(run, at: origin, under: transform)]
      case .group(let group) where group.label != "wheel":
        all(of: group.items, under: group.transform.then(transform))
      default: []
      }
    }
  }

  private init(_ run: GlyphRun, at origin: Point, under transform: Affine) {
    let start = transform.apply(Point(x: origin.x, y: origin.y - run.size / 2))
    let end = transform.apply(Point(x: origin.x + run.advance, y: origin.y))
    self.init(
      text: run.text, box: Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y))
  }

  init(text: String, box: Rect) { (self.text, self.box) = (text, box) }

  /// The pairs whose boxes share more than a hair.
  static func overlaps(_ words: [PlacedWords]) -> [String] {
    words.indices.flatMap { first in
      words.indices.dropFirst(first + 1)
        .filter { words[first].box.expanded(by: -0.3).intersects(words[$0].box.expanded(by: -0.3)) }
        .map { "\(words[first].text) × \(words[$0].text)" }
    }
  }
}
