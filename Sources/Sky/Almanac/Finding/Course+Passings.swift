import AstroChartModel
import AstroDiagnostics

extension Course {
  /// Every complete passing that belongs to a span: one with a meeting in the span or, if it has no meetings,
  /// with its closest approach there.
  ///
  /// - Parameters:
  ///   - levels: The values that are passed.
  ///   - orbs: The orb of each level's longitude, in degrees, by its index.
  ///   - closely: Whether to find meetings as exactly as possible.
  ///   - allInOrb: Whether a passing belongs to the span even if it is only within orb there.
  mutating func passings(
    of levels: Levels, orbs: [Double], in span: CalendarSpan, closely: Bool = false, allInOrb: Bool = false
  ) throws(Problem) -> [(level: Levels.Level, passing: Passing)] {
    let days = span.days()
    try cover(days)
    var near = encounters(with: levels, in: days) + approaches(to: levels, orbs: orbs, in: days)
    if allInOrb { near += [days.lowerBound, days.upperBound].flatMap { nearby(levels, orbs: orbs, on: $0) } }
    var found: [(level: Levels.Level, passing: Passing)] = []
    // The day up to which each level has been followed.
    var followed: [Levels.Level: Double] = [:]
    for encounter in near {
      let (level, stretch) = (encounter.level, encounter.stretch)
      if let end = followed[level], stretch.start.julianDay < end { continue }
      // Fitting more for another level may have shifted the stretch to another index.
      let index = index(at: stretch.end.julianDay)
      let passing = try passing(encounter.value, orb: orbs[level.index], around: index, closely: closely)
      followed[level] = max(passing.end, stretch.end.julianDay)
      let belongs = allInOrb ? try passing.overlaps(span) : try passing.isListed(in: span)
      if belongs { found.append((level, passing)) }
    }
    return found
  }

  /// The levels within whose orb the way is on a fitted day.
  private func nearby(_ levels: Levels, orbs: [Double], on day: Double) -> [Encounter] {
    guard let widest = orbs.max() else { return [] }
    let (place, stretch) = (value(at: day), stretches[index(at: day)])
    var found: [Encounter] = []
    levels.between(place - widest, place + widest) { level in
      let value = levels.value(level)
      if abs(value - place) <= orbs[level.index] {
        found.append(Encounter(level: level, value: value, stretch: stretch))
      }
    }
    return found
  }

  /// The levels that a station falls short of, within their orb.
  private func approaches(
    to levels: Levels, orbs: [Double], in days: ClosedRange<Double>
  ) -> [Encounter] {
    guard let widest = orbs.max() else { return [] }
    var found: [Encounter] = []
    for stretch in stretches where stretch.end.isStation && days.contains(stretch.end.julianDay) {
      let place = stretch.end.value
      levels.between(place, place + (stretch.isRising ? widest : -widest)) { level in
        let value = levels.value(level)
        if abs(value - place) <= orbs[level.index] {
          found.append(Encounter(level: level, value: value, stretch: stretch))
        }
      }
    }
    return found
  }
}

extension Passing {
  /// Whether a part of the time from the first entering of its orb to the last leaving is in a span.
  fileprivate func overlaps(_ span: CalendarSpan) throws(Problem) -> Bool {
    let (first, last) = (try Moment.at(start), try Moment.at(end))
    return first.precedes(span.to) && span.from.precedes(last)
  }

  fileprivate func isListed(in span: CalendarSpan) throws(Problem) -> Bool {
    guard meetings.isEmpty else {
      for meeting in meetings where span.contains(try .at(meeting.julianDay)) { return true }
      return false
    }
    guard let closest else { return false }
    return span.contains(try .at(closest.julianDay))
  }
}
