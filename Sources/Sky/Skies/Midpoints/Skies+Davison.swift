public import AstroChartModel
public import AstroDiagnostics
import AstroEphemeris
import Glibc

extension Skies {
  /// The Davison chart (1977): the sky at the moment and place half-way between two births.
  ///
  /// The moment is the mean of the two Julian days, given in UTC because it belongs to no time zone. The
  /// place has the mean latitude, and the longitude half-way along the shorter side; or it is the middle of
  /// the great circle.
  /// - Throws: `missingBirthData` unless both charts have births; `invalidChart` for derived charts, for two
  ///   zodiacs or house systems, or for a great circle between antipodes.
  public func davison(of a: Chart, and b: Chart, isGreatCircle: Bool = false) throws(Problem) -> Chart {
    let couple = try Couple(a, b, by: ephemeris)
    let (first, second) = (
      try couple.a.requiredInstant(for: .davison), try couple.b.requiredInstant(for: .davison)
    )
    let place = try couple.middlePlace(isGreatCircle: isGreatCircle)
    let instant = try moment((first + second) / 2, seenFrom: nil)
    let sky = Sky(
      instant.julianDay, day: couple.middleDay(first, second), over: place.map { Sky.Horizon($0) },
      settings: couple.settings)
    let derivation = Derivation(
      from: couple.origins, method: isGreatCircle ? .greatCircle : .arithmetic, place: place)
    return try ephemeris.chart(of: sky).derived(
      as: .davison, derivation, name: couple.name, at: instant, notes: couple.notes)
  }
}

extension Couple {
  /// The range of the middle moment if either time of birth is not known; `nil` if both are known.
  fileprivate func middleDay(_ first: Double, _ second: Double) -> (start: Double, end: Double)? {
    guard a.day != nil || b.day != nil else { return nil }
    let (early, late) = (a.day ?? (first, first), b.day ?? (second, second))
    return ((early.start + late.start) / 2, (early.end + late.end) / 2)
  }

  /// The place half-way between the two births; `nil` unless both charts have births.
  ///
  /// - Throws: `invalidChart` for a great circle between antipodes, because there are infinitely many.
  func middlePlace(isGreatCircle: Bool) throws(Problem) -> Site? {
    guard let first = a.chart.birth, let second = b.chart.birth else { return nil }
    return isGreatCircle
      ? try GlobePoint.middle(first, second)
      : try Site(
        latitude: (first.latitude + second.latitude) / 2,
        longitude: Couple.middle(first.longitude, second.longitude))
  }

  /// The middle of two geographic longitudes on the shorter side; for exactly opposite meridians, the one
  /// nearer to Greenwich.
  static func middle(_ first: Double, _ second: Double) -> Double {
    let middle = (first + second) / 2
    let other = middle > 0 ? middle - 180 : middle + 180
    let apart = abs(first - second)
    guard apart != 180 else { return abs(middle) <= abs(other) ? middle : other }
    return apart < 180 ? middle : other
  }
}

/// A point on the unit sphere.
private struct GlobePoint {
  var x: Double
  var y: Double
  var z: Double

  init(_ birth: BirthData) {
    let (latitude, longitude) = (birth.latitude, birth.longitude)
    x = Degrees.cosine(latitude) * Degrees.cosine(longitude)
    y = Degrees.cosine(latitude) * Degrees.sine(longitude)
    z = Degrees.sine(latitude)
  }

  /// The middle of the shortest path between two places.
  static func middle(_ first: BirthData, _ second: BirthData) throws(Problem) -> Site {
    let (a, b) = (GlobePoint(first), GlobePoint(second))
    let (x, y, z) = (a.x + b.x, a.y + b.y, a.z + b.z)
    let equator = (x * x + y * y).squareRoot()
    guard (equator * equator + z * z).squareRoot() > 1e-7 else {
      throw Problem(
        .invalidChart, at: .field("birth"), SkiesFault.antipodes)
    }
    return try Site(
      latitude: Degrees.direction(y: z, x: equator), longitude: Degrees.direction(y: y, x: x))
  }
}
