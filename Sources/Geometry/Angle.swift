/// An angle of the plane, kept in radians.
///
/// Positive angles turn clockwise on the page, because y grows downwards. An ecliptic
/// position is no `Angle`: it is a `Longitude`, and becomes one only in the wheel's layout.
public struct Angle: Hashable, Sendable {
  public var radians: Double

  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public var degrees: Double { radians * 180 / .pi }

  public static let zero = Angle(radians: 0)
  public static let fullTurn = Angle(radians: 2 * .pi)

  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  public static func * (a: Angle, k: Double) -> Angle { Angle(radians: a.radians * k) }
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
}

extension Angle: Comparable {
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}
