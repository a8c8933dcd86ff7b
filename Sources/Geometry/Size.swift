/// A width and a height in points, never negative: what would be less is 0.
public struct Size: Hashable, Sendable {
  public let width: Double
  public let height: Double

  public init(width: Double, height: Double) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  public init(square side: Double) { self.init(width: side, height: side) }

  public static let zero = Size(width: 0, height: 0)
}
