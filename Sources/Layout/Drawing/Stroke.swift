/// How a path is stroked.
public struct Stroke: Hashable, Sendable {
  /// How the ends of a line look.
  public enum Cap: String, Hashable, Sendable {
    /// Cut off at the end.
    case butt
    /// Half a circle around the end.
    case round
  }

  /// The color of the line.
  public var paint: Paint
  /// Width in points.
  public var width: Double
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dash: [Double]
  /// How the ends of the line and of its dashes look.
  public var cap: Cap
  /// The name by which the style sheet of a web page selects the stroke, to change its width and dashes;
  /// other pictures ignore it.
  package var style: String?

  /// A line of a width in points.
  package init(_ paint: Paint, width: Double, dash: [Double] = [], cap: Cap = .butt) {
    (self.paint, self.width, self.dash, self.cap) = (paint, width, dash, cap)
  }

  package init(_ color: Color, width: Double, dash: [Double] = [], cap: Cap = .butt) {
    self.init(Paint(color), width: width, dash: dash, cap: cap)
  }

  package var color: Color { paint.color }
}

extension Stroke {
  /// The dash pattern, or an empty one where it is invalid or has no dash of any length.
  package var usableDash: [Double] {
    dash.contains { $0 > 0 } && dash.allSatisfy { $0 >= 0 && $0.isFinite } ? dash : []
  }
}

/// A color, and the token of the theme that it comes from.
///
/// Painters use the color. A writer of style sheets may write the token instead, so that a page can change
/// its theme without being drawn again.
public struct Paint: Hashable, Sendable {
  /// The color itself.
  public var color: Color
  /// The name of the color in the theme, as in `faintInk`; `nil` for a color that belongs to no theme.
  public var token: String?

  /// A color, by its name in the theme if it has one.
  package init(_ color: Color, token: String? = nil) { (self.color, self.token) = (color, token) }

  /// 0 is fully transparent, 1 fully opaque.
  package var opacity: Double { color.opacity }

  /// The same token with another opacity.
  ///
  /// - Parameter opacity: The opacity, 0…1.
  package func opacity(_ opacity: Double) -> Paint { Paint(color.opacity(opacity), token: token) }
}
