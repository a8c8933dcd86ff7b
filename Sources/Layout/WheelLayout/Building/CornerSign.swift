package import AstroGeometry

/// Something small that is drawn next to words in a corner.
package struct CornerSign: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The Moon in its phase, given as its distance ahead of the Sun in degrees.
    case moon(Double)
    /// A line in the style of the aspects' lines.
    case key(WheelCaption.KeyItem)
  }

  /// The radius of the Moon, as a multiple of the height of the capitals next to it.
  static let moonRadius = 0.72

  package var kind: Kind
  /// Its box, as tall as the capitals next to it.
  package var box: Rect
}
