import AstroChartModel
import AstroDiagnostics

/// The houses and angles of a composite, as midpoints of those of two charts.
struct CompositeFrame {
  let houses: Houses
  let angles: Angles
  /// The angle from which everything else is measured; `nil` if the midpoints are in order by themselves.
  let anchor: ChartAngle?

  /// The houses and angles of one of the two charts.
  struct Parent {
    let houses: Houses
    let angles: Angles
  }

  /// Uses the near midpoints if they make twelve houses in order; otherwise keeps one angle, and places
  /// everything at the mean of its two distances from that angle.
  ///
  /// The angle that is kept is the one whose two longitudes are closer together (Solar Fire's “strongest”).
  /// Every cusp is then still a midpoint of its own pair, near or far, and the angles of quadrant systems are
  /// cusps 1 and 10.
  /// - Parameter sun: The composite Sun, which decides between two opposite midpoints.
  init(_ a: Parent, _ b: Parent, sun: Longitude?) throws(Problem) {
    let plain = (1...12).map { Midpoint(a.houses.cusp($0), b.houses.cusp($0)) }
    let ascendant = Midpoint(a.angles.ascendant, b.angles.ascendant).nearer(to: sun)
    let midheaven = Midpoint(a.angles.midheaven, b.angles.midheaven).nearer(to: sun)
    if !plain.contains(where: \.isAmbiguous), let houses = try? Houses(cusps: plain.map(\.near)) {
      (self.houses, anchor) = (houses, nil)
      angles = Angles(ascendant: ascendant, midheaven: midheaven)
      return
    }
    let anchor = CompositeFrame.closer(a.angles, b.angles)
    let held = anchor == .ascendant ? ascendant : midheaven
    let number = anchor == .ascendant ? 1 : 10
    let cusp = Midpoint(a.houses.cusp(number), b.houses.cusp(number)).nearer(to: held)
    let cusps = Hanger(a: a.houses.cusp(number), b: b.houses.cusp(number), middle: cusp)
    let angles = Hanger(a: a.angles[anchor], b: b.angles[anchor], middle: held)
    self.anchor = anchor
    self.houses = try Houses(cusps: (1...12).map { cusps.hung(a.houses.cusp($0), b.houses.cusp($0)) })
    self.angles = Angles(
      ascendant: angles.hung(a.angles.ascendant, b.angles.ascendant),
      midheaven: angles.hung(a.angles.midheaven, b.angles.midheaven))
  }

  /// The angle whose two longitudes are closer together; the Ascendant if both are equally close.
  private static func closer(_ a: Angles, _ b: Angles) -> ChartAngle {
    a.ascendant.separation(from: b.ascendant) <= a.midheaven.separation(from: b.midheaven)
      ? .ascendant : .midheaven
  }
}

/// The reference for other pairs: a pair of longitudes, and the midpoint that was chosen for it.
private struct Hanger {
  let a: Longitude
  let b: Longitude
  let middle: Longitude

  /// The midpoint of a pair at the mean of its two distances from the reference pair, measured forward along
  /// the zodiac.
  func hung(_ a: Longitude, _ b: Longitude) -> Longitude {
    let way = self.a.distance(forwardTo: a) + self.b.distance(forwardTo: b)
    return middle + way / 2
  }
}
