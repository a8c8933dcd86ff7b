// The pure rooms call the C library only here, under the name that it has on each system.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import ucrt
#endif

extension Angle {
  @usableFromInline package var sine: Double { sin(radians) }
  @usableFromInline package var cosine: Double { cos(radians) }

  /// The angle whose tangent is `y / x`, in −π…π.
  package static func arctangent(y: Double, x: Double) -> Angle { Angle(radians: atan2(y, x)) }

  /// The angle whose sine is `ratio`; a ratio outside −1…1 is clamped to that range.
  package static func arcsine(_ ratio: Double) -> Angle { Angle(radians: asin(min(max(ratio, -1), 1))) }
}

/// The tangent of an angle.
package func tangent(_ angle: Angle) -> Double { tan(angle.radians) }

/// The length of the hypotenuse of a right triangle with legs `a` and `b`.
@inlinable package func hypotenuse(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }

/// `base` raised to `exponent`, for the curves of color science.
package func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
