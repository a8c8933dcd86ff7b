package import AstroGeometry

/// Converts longitudes to positions on the page.
///
/// The origin of the dial is at nine o'clock and the zodiac runs counter-clockwise: a longitude λ on a radius
/// r is at x = cx − r·cos(λ − origin), y = cy + r·sin(λ − origin).
package struct Dial: Hashable, Sendable {
  /// The center of the wheel, in points.
  package var center: Point
  /// Half the side of the square that the wheel fills, in points.
  ///
  /// Radii are fractions of it.
  package var halfSide: Double
  /// The longitude at nine o'clock, in degrees: that of the Ascendant, or 0 without one.
  package var origin: Double

  package init(center: Point, halfSide: Double, origin: Double) {
    (self.center, self.halfSide, self.origin) = (center, halfSide, origin)
  }

  /// The direction on the page of a longitude, in degrees.
  package func direction(_ degrees: Double) -> Angle { Angle(degrees: 180 - (degrees - origin)) }

  /// The point at a longitude in degrees, on a radius given as a fraction of the half side.
  package func point(_ degrees: Double, radius: Double) -> Point {
    center + Vector(length: radius * halfSide, direction: direction(degrees))
  }

  /// The part of a ray between two radii that are given as fractions of the half side, outer end first.
  package func ray(_ degrees: Double, from outer: Double, to inner: Double) -> Segment {
    let ray = Vector(length: 1, direction: direction(degrees))
    return Segment(center + ray * (outer * halfSide), center + ray * (inner * halfSide))
  }

  /// The part of a ring between two longitudes; the second is reached from the first in zodiacal order.
  package func sector(from start: Double, to end: Double, inner: Double, outer: Double) -> AnnularSector {
    AnnularSector(
      center: center, inner: inner * halfSide, outer: outer * halfSide,
      start: direction(start), sweep: direction(end) - direction(start))
  }

  /// An open arc on a radius from one longitude to another, in either direction.
  package func arc(from start: Double, to end: Double, radius: Double) -> Path {
    Path(
      arc: center, radius: radius * halfSide, from: direction(start), sweep: direction(end) - direction(start)
    )
  }
}
