/// A width and a height in points, never negative.
public struct Size: Hashable, Sendable {
  public let width: Double
  public let height: Double

  public init(width: Double, height: Double) {
    precondition(width >= 0 && height >= 0, "a size is never negative")
    self.width = width
    self.height = height
  }

  public init(square side: Double) { self.init(width: side, height: side) }

  public static let zero = Size(width: 0, height: 0)
}
