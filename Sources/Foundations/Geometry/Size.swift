/// A width and a height in points; a negative value counts as 0.
public struct Size: Hashable, Sendable {
  /// The width in points, at least 0.
  public let width: Double
  /// The height in points, at least 0.
  public let height: Double

  /// A width and a height in points.
  public init(width: Double, height: Double) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  package init(square side: Double) { self.init(width: side, height: side) }

  package static let zero = Size(width: 0, height: 0)
}

/// Four margins, in points; a negative margin enlarges the rectangle that it is applied to.
package struct Insets: Hashable, Sendable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }
}
