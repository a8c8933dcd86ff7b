/// Finds the aspects among bodies, by their longitudes, speeds and orbs alone.
public struct AspectFinder: Sendable {
  private struct Sought {
    var type: AspectType
    var orb: Double
  }

  private let sought: [Sought]

  /// Looks for the types that have an entry in `orbs`.
  ///
  /// - Parameter orbs: How many degrees from exact still count; the edge itself does.
  public init(orbs: [AspectType: Double]) {
    sought = AspectType.allCases.compactMap { type in orbs[type].map { Sought(type: type, orb: $0) } }
  }

  /// Every pair that is in aspect, the earlier body of `Body.allCases` first in each and among them.
  public func aspects(among placements: [Placement]) -> [Aspect] {
    let ordered = placements.sorted { $0.body < $1.body }
    return ordered.indices.flatMap { first in
      ordered[(first + 1)...].compactMap { aspect(from: ordered[first], to: $0) }
    }
  }

  /// The aspect two bodies make; where two types are within their orbs, the closer one.
  public func aspect(between a: Placement, and b: Placement) -> Aspect? {
    a.body < b.body ? aspect(from: a, to: b) : aspect(from: b, to: a)
  }

  private func aspect(from first: Placement, to second: Placement) -> Aspect? {
    let pair = Pair(first.longitude, second.longitude)
    var found: (sought: Sought, orb: Double)?
    for candidate in sought {
      let orb = pair.orb(from: candidate.type)
      if orb <= candidate.orb, orb < found?.orb ?? .infinity { found = (candidate, orb) }
    }
    guard let found else { return nil }
    return Aspect(
      first.body, second.body, found.sought.type, orb: found.orb,
      isApplying: pair.isApplying(to: found.sought.type, speeds: (first.speed, second.speed)),
      isCertain: holdsAllDay(found.sought, between: first, and: second))
  }

  /// Whether the aspect found for noon is within its orb at both midnights too.
  ///
  /// In one day the distance from exact at most shrinks and grows again, so that it is widest at an end.
  private func holdsAllDay(_ sought: Sought, between a: Placement, and b: Placement) -> Bool {
    guard a.range != nil || b.range != nil else { return true }
    let (first, second) = (a.range ?? .standing(at: a.longitude), b.range ?? .standing(at: b.longitude))
    return [\DayRange.atMidnight, \.atNextMidnight].allSatisfy { end in
      Pair(first[keyPath: end], second[keyPath: end]).orb(from: sought.type) <= sought.orb
    }
  }
}

/// Two places on the ecliptic, the second seen from the first.
private struct Pair {
  /// −180 < degrees ≤ 180 along the zodiac.
  let lead: Double

  init(_ first: Longitude, _ second: Longitude) {
    let forward = first.distance(forwardTo: second)
    lead = forward > 180 ? Longitude.rounded(forward - 360) : forward
  }

  /// Degrees from exact, never negative.
  func orb(from type: AspectType) -> Double { abs(excess(over: type)) }

  /// The sign of the orb's rate of change decides; an exact aspect can only part.
  func isApplying(to type: AspectType, speeds: (first: Double?, second: Double?)) -> Bool? {
    guard let first = speeds.first, let second = speeds.second else { return nil }
    let widening = (second - first) * (lead < 0 ? -1 : 1)
    return widening * excess(over: type) < 0
  }

  private func excess(over type: AspectType) -> Double { Longitude.rounded(abs(lead) - type.exactDegree) }
}

extension DayRange {
  /// A body whose motion is not known.
  fileprivate static func standing(at longitude: Longitude) -> DayRange {
    DayRange(atMidnight: longitude, atNextMidnight: longitude)
  }
}
