public import AstroChartModel
import AstroGeometry

/// The places of the Earth at which a body is at an angle at a moment: on the meridian or on the horizon.
///
/// The body culminates on the meridian whose sidereal time is its right ascension. It rises and sets where its hour angle H
/// holds cos H = −tan φ tan δ, with the latitude φ and the declination δ: without refraction, with its center on the horizon,
/// seen from the center of the Earth. Source: Jean Meeus, *Astronomical Algorithms* (2nd edition, 1998), chapters 13 and 15.
public struct AngleLine: Hashable, Sendable {
  /// Whose line it is.
  public let body: Body
  /// The angle at which the body is along the line.
  public let angle: ChartAngle
  /// The longitude on whose upper meridian the body is, in degrees east, −180 ≤ longitude < 180.
  let meridian: Double
  /// The declination of the body in degrees.
  let declination: Double

  init(_ place: AstroMap.Place, _ angle: ChartAngle, siderealTime: Double) {
    (body, self.angle, declination) = (place.body, angle, place.declination)
    meridian = EarthPoint.wrapped(place.rightAscension - siderealTime)
  }

  /// The latitudes that the line reaches, in degrees north: farther away from the equator the body does not rise or set.
  public var latitudes: ClosedRange<Double> {
    let limit = angle.isOnMeridian ? 90 : 90 - abs(declination)
    return -limit...limit
  }

  /// Where the line crosses a parallel.
  ///
  /// - Parameter latitude: The latitude in degrees north.
  /// - Returns: The longitude in degrees east, −180 ≤ longitude < 180; `nil` if the line does not reach the latitude.
  public func longitude(at latitude: Double) -> Double? {
    guard latitudes.contains(latitude) else { return nil }
    return EarthPoint.wrapped(meridian + offset(at: climb(to: latitude)))
  }

  /// Points along the line from south to north, close enough together for a smooth curve.
  ///
  /// Longitudes continue beyond ±180° rather than break there.
  /// - Parameter latitudes: The part of the line between two latitudes.
  package func course(within latitudes: ClosedRange<Double>) -> [EarthPoint] {
    let bounds = latitudes.clamped(to: self.latitudes)
    let (low, high) = (climb(to: bounds.lowerBound), climb(to: bounds.upperBound))
    let count = angle.isOnMeridian ? 1 : max(1, Int(((high - low).degrees / AngleLine.step).rounded(.up)))
    return (0...count).map { index in
      let climb = low + (high - low) * (Double(index) / Double(count))
      let longitude = meridian + offset(at: climb)
      return EarthPoint(longitude: longitude, latitude: latitude(at: climb))
    }
  }

  /// The distance of two points of a course along its great circle, in degrees.
  private static let step = 1.0

  // A line of the horizon is half a great circle around the place over which the body stands. How far one has climbed on it
  // from the equator grows steadily from pole to pole, which neither the latitude nor the hour angle does everywhere.

  private func climb(to latitude: Double) -> Angle {
    guard !angle.isOnMeridian else { return Angle(degrees: latitude) }
    return .arcsine(Angle(degrees: latitude).sine / Angle(degrees: declination).cosine)
  }

  private func latitude(at climb: Angle) -> Double {
    guard !angle.isOnMeridian else { return climb.degrees }
    return Angle.arcsine(climb.sine * Angle(degrees: declination).cosine).degrees
  }

  /// How far the line is to the east of the upper meridian, in degrees: the hour angle of the body.
  private func offset(at climb: Angle) -> Double {
    // Rounding may carry the last point over the top, to where the other line of the body comes down.
    let hourAngle = Angle.arctangent(
      y: max(0, climb.cosine), x: -climb.sine * Angle(degrees: declination).sine
    ).degrees
    switch angle {
    case .midheaven: return 0
    case .imumCoeli: return 180
    case .ascendant: return -hourAngle
    case .descendant: return hourAngle
    }
  }
}

extension ChartAngle {
  /// Whether it is an end of the meridian rather than of the horizon.
  package var isOnMeridian: Bool { self == .midheaven || self == .imumCoeli }
}

/// A point on the Earth, in degrees east and north.
package struct EarthPoint: Hashable, Sendable {
  package var longitude: Double
  package var latitude: Double

  package init(longitude: Double, latitude: Double) {
    (self.longitude, self.latitude) = (longitude, latitude)
  }

  /// The same longitude, −180 ≤ longitude < 180.
  package static func wrapped(_ longitude: Double) -> Double {
    let turns = ((longitude + 180) / 360).rounded(.down)
    let wrapped = longitude - turns * 360
    return wrapped < 180 ? wrapped : -180
  }
}
