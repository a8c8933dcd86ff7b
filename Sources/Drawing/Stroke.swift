/// How a path is stroked.
package struct Stroke: Hashable, Sendable {
  package enum Cap: String, Hashable, Sendable { case butt, round }

  package var paint: Paint
  /// Width in points.
  package var width: Double
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  package var dash: [Double]
  package var cap: Cap
  /// By which name the style sheet of a page finds the stroke, to give it other widths and dashes; pictures do without.
  package var style: String?

  package init(_ paint: Paint, width: Double, dash: [Double] = [], cap: Cap = .butt) {
    (self.paint, self.width, self.dash, self.cap) = (paint, width, dash, cap)
  }

  package init(_ color: Color, width: Double, dash: [Double] = [], cap: Cap = .butt) {
    self.init(Paint(color), width: width, dash: dash, cap: cap)
  }

  package var color: Color { paint.color }
}

extension Stroke {
  /// The dash, or none where it would never let the line begin.
  package var usableDash: [Double] {
    dash.contains { $0 > 0 } && dash.allSatisfy { $0 >= 0 && $0.isFinite } ? dash : []
  }
}

/// A color, and the token of the theme that it was taken from.
///
/// Painters use the color. A writer of style sheets may name the token instead, so that a page can change its theme
/// without being drawn again.
package struct Paint: Hashable, Sendable {
  package var color: Color
  /// What the theme calls the color, as in `faintInk`; `nil` for one that belongs to no theme.
  package var token: String?

  package init(_ color: Color, token: String? = nil) { (self.color, self.token) = (color, token) }

  /// 0 lets everything through, 1 covers.
  package var opacity: Double { color.opacity }

  /// The same token, let through more or less.
  ///
  /// - Parameter opacity: 0…1.
  package func opacity(_ opacity: Double) -> Paint { Paint(color.opacity(opacity), token: token) }
}
