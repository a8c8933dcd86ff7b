public import Geometry

/// The outline of a glyph in units of its face, y upwards.
public struct GlyphOutline: Hashable, Sendable {
  /// As fonts have them: curves of one control point too.
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadratic(Point, Point)
    case cubic(Point, Point, Point)
    case close
  }

  public var elements: [Element]

  public init(_ elements: [Element] = []) { self.elements = elements }

  /// Whether there is nothing to see, as in a space.
  public var isEmpty: Bool { elements.isEmpty }
}
