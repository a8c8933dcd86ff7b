/// One end of a possible aspect, with its position and its motion.
struct MovingEnd: Sendable {
  var end: AspectEnd
  var longitude: Longitude
  /// The speed in degrees per day; `nil` if it is not known.
  var speed: Double?
  /// Its longitudes at the two midnights of the day, if the time of birth is unknown.
  var range: DayRange?

  init(_ placement: Placement) {
    (end, longitude) = (.body(placement.body), placement.longitude)
    (speed, range) = (placement.speed, placement.range)
  }

  /// An angle counts as stationary: it runs through the whole zodiac in a day, so its own motion says nothing
  /// about whether an aspect is applying.
  init(_ angle: ChartAngle, at longitude: Longitude) {
    (end, self.longitude, speed, range) = (.angle(angle), longitude, 0, nil)
  }

  /// The two angles that aspects are looked for with: the Ascendant and the Midheaven.
  static func of(_ angles: Angles?) -> [MovingEnd] {
    guard let angles else { return [] }
    return [ChartAngle.ascendant, .midheaven].map { MovingEnd($0, at: angles[$0]) }
  }

  /// The closest aspect with another end that is within its orb; `nil` if there is none.
  func aspect(with other: MovingEnd, among sought: [SoughtAspect]) -> Aspect? {
    let pair = Pair(longitude, other.longitude)
    var found: (sought: SoughtAspect, orb: Double)?
    for candidate in sought {
      let orb = pair.orb(from: candidate.type)
      if orb <= candidate.orb, orb < found?.orb ?? .infinity { found = (candidate, orb) }
    }
    guard let found else { return nil }
    return Aspect(
      between: end, and: other.end, found.sought.type, orb: found.orb,
      isApplying: pair.isApplying(to: found.sought.type, speeds: (speed, other.speed)),
      isCertain: holdsAllDay(with: other, found.sought),
      isBroad: [range, other.range].contains { $0?.isBroad ?? false })
  }

  /// Whether an aspect found for noon is within its orb at both midnights as well.
  ///
  /// Within one day the orb can only shrink and then grow again, so it is widest at one end of the day.
  private func holdsAllDay(with other: MovingEnd, _ sought: SoughtAspect) -> Bool {
    guard range != nil || other.range != nil else { return true }
    let (first, second) = (range ?? .standing(at: longitude), other.range ?? .standing(at: other.longitude))
    return [\DayRange.atMidnight, \.atNextMidnight].allSatisfy { end in
      Pair(first[keyPath: end], second[keyPath: end]).orb(from: sought.type) <= sought.orb
    }
  }
}

/// A type of aspect that is looked for, and the largest distance from exact that still counts, in degrees.
struct SoughtAspect: Sendable {
  var type: AspectType
  var orb: Double

  static func all(_ orbs: [AspectType: Double]) -> [SoughtAspect] {
    AspectType.allCases.compactMap { type in orbs[type].map { SoughtAspect(type: type, orb: $0) } }
  }
}

/// Two places on the ecliptic, and how far the second is ahead of the first.
private struct Pair {
  /// Degrees along the zodiac from the first to the second, −180 < degrees ≤ 180.
  let lead: Double

  init(_ first: Longitude, _ second: Longitude) {
    let forward = first.distance(forwardTo: second)
    lead = forward > 180 ? Longitude.rounded(forward - 360) : forward
  }

  /// The distance from exact, in degrees; never negative.
  func orb(from type: AspectType) -> Double { abs(excess(over: type)) }

  /// The sign of the orb's rate of change decides; an exact aspect can only separate.
  func isApplying(to type: AspectType, speeds: (first: Double?, second: Double?)) -> Bool? {
    guard let first = speeds.first, let second = speeds.second else { return nil }
    let widening = (second - first) * (lead < 0 ? -1 : 1)
    return widening * excess(over: type) < 0
  }

  private func excess(over type: AspectType) -> Double { Longitude.rounded(abs(lead) - type.exactDegree) }
}

extension DayRange {
  /// The range of a body whose motion is not known: the same longitude at both midnights.
  fileprivate static func standing(at longitude: Longitude) -> DayRange {
    DayRange(atMidnight: longitude, atNextMidnight: longitude)
  }
}
