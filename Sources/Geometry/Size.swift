/// A width and a height in points, never negative: what would be less is 0.
package struct Size: Hashable, Sendable {
  package let width: Double
  package let height: Double

  package init(width: Double, height: Double) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  package init(square side: Double) { self.init(width: side, height: side) }

  package static let zero = Size(width: 0, height: 0)
}
