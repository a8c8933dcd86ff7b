package import AstroGeometry

/// The outline of a glyph in units of its face, with y growing upwards.
package struct GlyphOutline: Hashable, Sendable {
  /// A piece of an outline as fonts store it, which includes curves with one control point.
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadratic(Point, Point)
    case cubic(Point, Point, Point)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) { self.elements = elements }

  /// Whether the glyph draws nothing, as a space does.
  package var isEmpty: Bool { elements.isEmpty }
}
