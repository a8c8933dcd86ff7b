package import Geometry

/// Something small that is drawn beside words of a corner.
package struct CornerSign: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The Moon, so many degrees ahead of the Sun.
    case moon(Double)
    /// A line as those of aspects are drawn.
    case key(WheelCaption.KeyItem)
  }

  /// The radius of the Moon in heights of the capitals beside it.
  static let moonRadius = 0.72

  package var kind: Kind
  /// As wide as its room, as tall as the capitals beside it.
  package var box: Rect
}
