/// An angle of the plane, kept in radians.
///
/// Positive angles turn clockwise on the page, because y grows downwards. A position on the ecliptic is not
/// an `Angle` but a `Longitude`; the layout of the wheel turns one into the other.
@usableFromInline package struct Angle: Hashable, Sendable {
  package var radians: Double

  package init(radians: Double) { self.radians = radians }
  package init(degrees: Double) { radians = degrees * .pi / 180 }

  package var degrees: Double { radians * 180 / .pi }

  package static let zero = Angle(radians: 0)
  package static let fullTurn = Angle(radians: 2 * .pi)

  package static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  package static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  package static func * (a: Angle, k: Double) -> Angle { Angle(radians: a.radians * k) }
  package static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
}

extension Angle: Comparable {
  @usableFromInline package static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}
