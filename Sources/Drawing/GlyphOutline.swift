package import Geometry

/// The outline of a glyph in units of its face, y upwards.
package struct GlyphOutline: Hashable, Sendable {
  /// As fonts have them: curves of one control point too.
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadratic(Point, Point)
    case cubic(Point, Point, Point)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) { self.elements = elements }

  /// Whether there is nothing to see, as in a space.
  package var isEmpty: Bool { elements.isEmpty }
}
