public import AstroGeometry

/// The outline of a glyph in units of its face, with y growing upwards.
public struct GlyphOutline: Hashable, Sendable {
  /// A piece of an outline as fonts store it, which includes curves with one control point.
  public enum Element: Hashable, Sendable {
    /// Begins a contour at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A quadratic curve: its control point, and its end.
    case quadratic(Point, Point)
    /// A cubic curve: its two control points, and its end.
    case cubic(Point, Point, Point)
    /// A straight line back to where the contour began.
    case close
  }

  /// The pieces in order.
  public var elements: [Element]

  /// An outline of the given pieces; none draw nothing.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// Whether the glyph draws nothing, as a space does.
  package var isEmpty: Bool { elements.isEmpty }
}
