public import AstroChartModel
import AstroGeometry

/// A place at which two planets are at an angle at once: where a line of one crosses a line of another.
///
/// Its latitude does not depend on the hour: on the same parallel the two come to these angles together on every meridian
/// once that day. At least one of the angles is on the horizon, because meridians do not cross.
public struct Paran: Hashable, Sendable {
  /// The planet that comes first in chart files.
  public let body1: Body
  /// The angle at which it is.
  public let angle1: ChartAngle
  /// The other planet.
  public let body2: Body
  /// The angle at which that one is.
  public let angle2: ChartAngle
  /// The latitude in degrees north.
  public let latitude: Double
  /// The longitude in degrees east, −180 ≤ longitude < 180.
  public let longitude: Double
}

extension AstroMap {
  /// The crossings of lines of different planets, from north to south.
  ///
  /// - Parameter latitude: How far from the equator they may be, in degrees, 0…90.
  public func parans(within latitude: Double = 60) -> [Paran] {
    places.pairs.flatMap { parans(of: $0, and: $1) }
      .filter { abs($0.latitude) <= latitude }
      .enumerated()
      .sorted { ($1.element.latitude, $0.offset) < ($0.element.latitude, $1.offset) }
      .map(\.element)
  }

  private func parans(of one: Place, and other: Place) -> [Paran] {
    let culminating = [ChartAngle.midheaven, .imumCoeli].flatMap { angle in
      [
        one.horizon(as: other.siderealTime(at: angle)).map { paran(one, $0.angle, other, angle, $0.zenith) },
        other.horizon(as: one.siderealTime(at: angle)).map { paran(one, angle, other, $0.angle, $0.zenith) },
      ].compactMap(\.self)
    }
    return culminating + onBothHorizons(one, other)
  }

  /// Both are on the horizon where the zenith is at right angles to both.
  private func onBothHorizons(_ one: Place, _ other: Place) -> [Paran] {
    let (a, b) = (one.direction, other.direction)
    let (x, y, z) = (a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    // Two bodies at the same place, or opposite each other, are on every horizon of a great circle at once.
    guard hypotenuse(hypotenuse(x, y), z) > 1e-9 else { return [] }
    let north = Zenith(
      siderealTime: Angle.arctangent(y: y, x: x).degrees,
      latitude: Angle.arctangent(y: z, x: hypotenuse(x, y)).degrees)
    let south = Zenith(siderealTime: north.siderealTime + 180, latitude: -north.latitude)
    return [north, south].map { zenith in
      paran(
        one, one.horizon(at: zenith.siderealTime), other, other.horizon(at: zenith.siderealTime), zenith)
    }
  }

  private func paran(
    _ one: Place, _ angle1: ChartAngle, _ other: Place, _ angle2: ChartAngle, _ zenith: Zenith
  ) -> Paran {
    Paran(
      body1: one.body, angle1: angle1, body2: other.body, angle2: angle2, latitude: zenith.latitude,
      longitude: EarthPoint.wrapped(zenith.siderealTime - siderealTime))
  }
}

/// The point overhead, in degrees.
private struct Zenith {
  var siderealTime: Double
  var latitude: Double
}

extension AstroMap.Place {
  /// The direction to it from the center of the Earth; x leads to the vernal equinox, z to the pole.
  fileprivate var direction: (x: Double, y: Double, z: Double) {
    let (ascension, height) = (Angle(degrees: rightAscension), Angle(degrees: declination))
    return (height.cosine * ascension.cosine, height.cosine * ascension.sine, height.sine)
  }

  /// The local sidereal time of its culmination.
  fileprivate func siderealTime(at angle: ChartAngle) -> Double {
    angle == .midheaven ? rightAscension : rightAscension + 180
  }

  /// At which end of the horizon it is at a sidereal time, if it is on the horizon.
  fileprivate func horizon(at siderealTime: Double) -> ChartAngle {
    Angle(degrees: siderealTime - rightAscension).sine < 0 ? .ascendant : .descendant
  }

  /// Where it is on the horizon at a local sidereal time: tan φ = −cos H / tan δ; `nil` if that is nowhere or everywhere.
  fileprivate func horizon(as siderealTime: Double) -> (angle: ChartAngle, zenith: Zenith)? {
    let hourAngle = Angle(degrees: siderealTime - rightAscension)
    let height = Angle(degrees: declination)
    let (y, x) = (-hourAngle.cosine * height.cosine, height.sine)
    guard hypotenuse(x, y) > 1e-9, abs(hourAngle.sine) > 1e-9 else { return nil }
    let latitude = Angle.arctangent(y: x < 0 ? -y : y, x: abs(x)).degrees
    return (horizon(at: siderealTime), Zenith(siderealTime: siderealTime, latitude: latitude))
  }
}
