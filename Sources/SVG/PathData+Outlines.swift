import Drawing
import Geometry

extension PathData {
  /// The outlines of a page, in thousandths of a point.
  init(_ paths: [Path]) {
    self.init(decimals: 3)
    for path in paths {
      for element in path.elements { append(element) }
    }
  }

  private mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let p): move(to: place(p))
    case .line(let p): line(to: place(p))
    case .curve(let p, let q, let r): curve(place(p), place(q), to: place(r))
    case .close: close()
    }
  }

  private func place(_ point: Point) -> Place {
    Place(x: Markup.scaled(point.x, decimals: 3), y: Markup.scaled(point.y, decimals: 3))
  }

  /// The outline of a glyph in whole units of its face, y upwards.
  ///
  /// Halves of a unit, which a few places between two curves have, are far below what can be seen.
  init(_ outline: GlyphOutline) {
    self.init(decimals: 0)
    var start = Point.origin
    for (index, element) in outline.elements.enumerated() {
      switch element {
      case .move(let p):
        start = p
        move(to: Place(p))
      case .line(let p):
        // The line back to the start is drawn by the closing.
        let isLast = index + 1 < outline.elements.count && outline.elements[index + 1] == .close
        if !(isLast && p == start) { line(to: Place(p)) }
      case .quadratic(let p, let q): curve(Place(p), to: Place(q))
      case .cubic(let p, let q, let r): curve(Place(p), Place(q), to: Place(r))
      case .close: close()
      }
    }
  }
}

extension PathData.Place {
  /// The nearest place on the grid of a face.
  fileprivate init(_ point: Point) {
    self.init(x: Markup.scaled(point.x, decimals: 0), y: Markup.scaled(point.y, decimals: 0))
  }
}
