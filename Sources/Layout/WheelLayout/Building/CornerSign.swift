package import AstroGeometry

/// Something small that is drawn next to words in a corner.
package struct CornerSign: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The Moon in its phase, given as its distance ahead of the Sun in degrees.
    case moon(Double)
    /// A mark of the wheel that the key explains; dots are those of a ring, 0 the base.
    case key(WheelCaption.KeyItem, ring: Int = 0)
  }

  /// The radius of the Moon, as a multiple of the height of the capitals next to it.
  static let moonRadius = 0.72

  package var kind: Kind
  /// Its box, as tall as the capitals next to it.
  package var box: Rect
}
