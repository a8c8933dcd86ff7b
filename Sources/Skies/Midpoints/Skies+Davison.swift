public import ChartModel
public import Diagnostics
import Ephemeris
import Glibc

extension Skies {
  /// The Davison chart (1977): the sky of the moment and the place half-way between two births.
  ///
  /// The moment is the mean of the two Julian days; nobody's clock tells it, so that it is in UTC. The place has the mean
  /// latitude, and its longitude lies half-way on the shorter side; or it is the middle of the great circle.
  /// - Throws: `missingBirthData` without both births, `invalidChart` for derived charts, two zodiacs or house systems,
  ///   or a great circle between antipodes.
  public func davison(of a: Chart, and b: Chart, isGreatCircle: Bool = false) throws(Problem) -> Chart {
    let couple = try Couple(a, b, by: ephemeris)
    let (first, second) = (
      try couple.a.requiredInstant(for: "Davison charts"), try couple.b.requiredInstant(for: "Davison charts")
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
  /// What the middle moment runs through while either birth runs through its day; `nil` where both times are known.
  fileprivate func middleDay(_ first: Double, _ second: Double) -> (start: Double, end: Double)? {
    guard a.day != nil || b.day != nil else { return nil }
    let (early, late) = (a.day ?? (first, first), b.day ?? (second, second))
    return ((early.start + late.start) / 2, (early.end + late.end) / 2)
  }

  /// The place half-way between the two births; `nil` without both of them.
  ///
  /// - Throws: `invalidChart` for a great circle between antipodes, of which there are as many as one likes.
  func middlePlace(isGreatCircle: Bool) throws(Problem) -> Site? {
    guard let first = a.chart.birth, let second = b.chart.birth else { return nil }
    return isGreatCircle
      ? try GlobePoint.middle(first, second)
      : try Site(
        latitude: (first.latitude + second.latitude) / 2,
        longitude: Couple.middle(first.longitude, second.longitude))
  }

  /// Half-way between two geographic longitudes, on the shorter side; between meridians exactly opposite, the one nearer
  /// to Greenwich.
  static func middle(_ first: Double, _ second: Double) -> Double {
    let middle = (first + second) / 2
    let other = middle > 0 ? middle - 180 : middle + 180
    let apart = abs(first - second)
    guard apart != 180 else { return abs(middle) <= abs(other) ? middle : other }
    return apart < 180 ? middle : other
  }
}

/// A point of the unit sphere.
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

  /// The middle of the shortest way.
  static func middle(_ first: BirthData, _ second: BirthData) throws(Problem) -> Site {
    let (a, b) = (GlobePoint(first), GlobePoint(second))
    let (x, y, z) = (a.x + b.x, a.y + b.y, a.z + b.z)
    let equator = (x * x + y * y).squareRoot()
    guard (equator * equator + z * z).squareRoot() > 1e-7 else {
      throw Problem(
        .invalidChart, at: .field("birth"),
        "the two births are antipodes: no great circle between them has one middle",
        hint: "take the means of latitude and longitude, without --great-circle")
    }
    return try Site(
      latitude: Degrees.direction(y: z, x: equator), longitude: Degrees.direction(y: y, x: x))
  }
}
