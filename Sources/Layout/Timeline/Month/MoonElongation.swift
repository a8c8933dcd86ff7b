import AstroChartModel

/// How far the Moon is ahead of the Sun at any moment of a month, from the month's own events.
///
/// The Moon's place is exact where it enters a sign, every two or three days, and at lunations; between them a
/// line is less than a quarter of a degree off. The Sun is a whole number of quarters behind it at a lunation,
/// and moves evenly enough for the two weeks to the next.
struct MoonElongation {
  private typealias Knot = (seconds: Double, degrees: Double)

  /// The Moon's longitudes, unwrapped, in order of time.
  private let moons: [Knot]
  private let suns: [Knot]

  /// Degrees a second of the mean Sun.
  private static let sunSpeed = 360 / 365.2422 / 86_400

  /// - Parameter events: In chronological order.
  /// - Returns: `nil` if there are no two places of the Moon, or no lunation among them.
  init?(of events: [SkyEvent]) {
    var (moons, suns): ([Knot], [Knot]) = ([], [])
    for event in events {
      switch event {
      case .ingress(let ingress) where ingress.body == .moon:
        moons.append((ingress.moment.exactSeconds, Double(ingress.sign.index) * 30))
      case .lunation(let lunation):
        let place = lunation.longitude.degrees
        moons.append((lunation.moment.exactSeconds, place))
        suns.append((lunation.moment.exactSeconds, place - 90 * Double(lunation.phase.quarter)))
      default: break
      }
    }
    guard moons.count > 1, !suns.isEmpty else { return nil }
    moons.sort { $0.seconds < $1.seconds }
    for index in moons.indices.dropFirst() {
      let before = moons[index - 1].degrees
      moons[index].degrees = before + Longitude(before).distance(forwardTo: Longitude(moons[index].degrees))
    }
    (self.moons, self.suns) = (moons, suns)
  }

  /// Degrees, 0 ≤ degrees < 360, at a moment in seconds of its own scale.
  func degrees(at seconds: Double) -> Double {
    let next = moons.firstIndex { $0.seconds >= seconds } ?? moons.count - 1
    let (low, high) = (moons[max(next, 1) - 1], moons[max(next, 1)])
    let moon =
      low.degrees
      + (high.degrees - low.degrees) * (seconds - low.seconds) / max(high.seconds - low.seconds, 1)
    let nearest = suns.min { abs($0.seconds - seconds) < abs($1.seconds - seconds) } ?? suns[0]
    let sun = nearest.degrees + MoonElongation.sunSpeed * (seconds - nearest.seconds)
    return Longitude(sun).distance(forwardTo: Longitude(moon))
  }
}
