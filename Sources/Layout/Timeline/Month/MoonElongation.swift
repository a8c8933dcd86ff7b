import AstroChartModel

/// How far the Moon is ahead of the Sun at any moment of a month or a year, from its own events.
///
/// The Moon's place is exact where it enters a sign, every two or three days, and at lunations; between them a
/// cubic through four of them is less than a tenth of a degree off. The Sun is a whole number of quarters
/// behind it at a lunation, and moves evenly enough from each to the next.
struct MoonElongation {
  private typealias Knot = (seconds: Double, degrees: Double)

  /// The Moon's longitudes, unwrapped, in order of time.
  private let moons: [Knot]
  private let suns: [Knot]

  /// Degrees a second of the mean Sun.
  private static let sunSpeed = 360 / 365.2422 / 86_400
  /// The least time between two places of the Moon, in seconds.
  private static let least = 600.0

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
    // Of two places within minutes a polynomial would learn nothing but their rounding.
    moons = moons.reduce(into: []) { kept, knot in
      if knot.seconds - (kept.last?.seconds ?? -.infinity) > MoonElongation.least { kept.append(knot) }
    }
    guard moons.count > 1 else { return nil }
    suns.sort { $0.seconds < $1.seconds }
    for index in moons.indices.dropFirst() {
      let before = moons[index - 1].degrees
      moons[index].degrees = before + Longitude(before).distance(forwardTo: Longitude(moons[index].degrees))
    }
    (self.moons, self.suns) = (moons, suns)
  }

  /// Degrees, 0 ≤ degrees < 360, at a moment in seconds of its own scale.
  func degrees(at seconds: Double) -> Double {
    Longitude(sun(at: seconds)).distance(forwardTo: Longitude(moon(at: seconds)))
  }

  /// The value at a moment of the polynomial through the two places before it and the two after it (Lagrange).
  private func moon(at seconds: Double) -> Double {
    let next = moons.firstIndex { $0.seconds >= seconds } ?? moons.count
    let first = min(max(next - 2, 0), max(moons.count - 4, 0))
    let knots = moons[first..<min(first + 4, moons.count)]
    return knots.reduce(0) { sum, knot in
      knots.filter { $0.seconds != knot.seconds }.reduce(knot.degrees) { part, other in
        part * (seconds - other.seconds) / (knot.seconds - other.seconds)
      } + sum
    }
  }

  /// Between two lunations along the line from one to the other, else with the mean speed.
  private func sun(at seconds: Double) -> Double {
    let nearest = suns.min { abs($0.seconds - seconds) < abs($1.seconds - seconds) } ?? suns[0]
    let isAfter = nearest.seconds < seconds
    guard
      let other = isAfter
        ? suns.first(where: { $0.seconds > seconds })
        : suns.last(where: { $0.seconds < seconds })
    else { return nearest.degrees + MoonElongation.sunSpeed * (seconds - nearest.seconds) }
    let way = Longitude((other.degrees - nearest.degrees) * (isAfter ? 1 : -1)).degrees
    return nearest.degrees
      + way * (seconds - nearest.seconds) / abs(other.seconds - nearest.seconds)
  }
}
