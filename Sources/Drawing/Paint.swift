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
