import AstroChartModel
import AstroDiagnostics

/// Events of a body by itself: ingresses, stations and shadows.
extension Almanac {
  mutating func ingresses(of body: Body, in span: CalendarSpan) throws(Problem) -> [SkyEvent] {
    let signs = Levels(Sign.allCases.map(\.start))
    return try withCourse(of: body, covering: span.days()) { (course) throws(Problem) in
      var events: [SkyEvent] = []
      for encounter in course.encounters(with: signs, in: span.days()) {
        let moment = try Moment.at(try course.exactMeeting(encounter.value, in: encounter.stretch))
        guard span.contains(moment) else { continue }
        let isRetrograde = !encounter.stretch.isRising
        // Moving backwards, it enters the sign that ends there.
        let sign = Sign(index: encounter.level.index - (isRetrograde ? 1 : 0))
        events.append(.ingress(Ingress(of: body, into: sign, isRetrograde: isRetrograde, at: moment)))
      }
      return events
    }
  }

  mutating func stations(of body: Body, in span: CalendarSpan) throws(Problem) -> [SkyEvent] {
    try withCourse(of: body, covering: span.days()) { (course) throws(Problem) in
      var events: [SkyEvent] = []
      for stretch in course.stretches where stretch.end.isStation {
        let moment = try Moment.at(stretch.end.julianDay)
        guard span.contains(moment) else { continue }
        events.append(
          .station(
            Station(
              of: body, turning: stretch.isRising ? .retrograde : .direct, at: moment,
              Longitude(stretch.end.value))))
      }
      return events
    }
  }

  /// The shadows of a body, the stretches of the zodiac that it passes three times, if it is within one
  /// during a span.
  mutating func shadows(of body: Body, in span: CalendarSpan) throws(Problem) -> [SkyEvent] {
    guard try sky.mover(of: body).pace.loop > 0 else { return [] }
    return try withCourse(of: body, covering: span.days()) { (course) throws(Problem) in
      var events: [SkyEvent] = []
      for loop in try course.loops(around: span.days()) {
        let (start, end) = (try Moment.at(loop.start), try Moment.at(loop.end))
        guard span.overlaps(start, end) else { continue }
        events.append(
          .shadow(
            Shadow(
              of: body, from: start, to: end, entersAt: Longitude(loop.direct),
              stationAt: Longitude(loop.retrograde))))
      }
      return events
    }
  }
}

/// A retrograde loop: a turn backwards, and forwards again.
private struct Loop {
  /// When the body enters and leaves the stretch that it passes three times, as Julian days.
  var start: Double
  var end: Double
  /// The unwrapped longitudes of its stations, in degrees.
  var retrograde: Double
  var direct: Double
}

extension Course {
  /// The loops in some days, and one more at either end.
  fileprivate mutating func loops(around days: ClosedRange<Double>) throws(Problem) -> [Loop] {
    while stations(turningDirect: true, before: days.lowerBound) < 2, !hasGoneAround {
      if try extendBackwards() == 0 { break }
    }
    while stations(turningDirect: true, after: days.upperBound) < 2, !hasGoneAround {
      if !(try extendForwards()) { break }
    }
    let turns = stretches.indices.filter { !stretches[$0].isRising && stretches[$0].end.isStation }
    var loops: [Loop] = []
    for direct in turns {
      guard let retrograde = stretches[..<direct].lastIndex(where: { $0.end.isStation && $0.isRising }) else {
        continue
      }
      if let loop = try loop(turningBackIn: retrograde, forwardsIn: direct) { loops.append(loop) }
    }
    return loops
  }

  /// Whether more than two turns of the zodiac are fitted without a station: such a body is never retrograde.
  private var hasGoneAround: Bool {
    guard let first = stretches.first?.start, let last = stretches.last?.end else { return false }
    return abs(last.value - first.value) > 720 && !stretches.contains { $0.end.isStation }
  }

  private func stations(turningDirect: Bool, before day: Double) -> Int {
    stretches.count { $0.end.isStation && $0.isRising != turningDirect && $0.end.julianDay < day }
  }

  private func stations(turningDirect: Bool, after day: Double) -> Int {
    stretches.count { $0.end.isStation && $0.isRising != turningDirect && $0.end.julianDay > day }
  }

  private func loop(turningBackIn back: Int, forwardsIn forwards: Int) throws(Problem) -> Loop? {
    let (high, low) = (stretches[back].end.value, stretches[forwards].end.value)
    guard let first = stretches[...back].last(where: { $0.isRising && $0.meets(low) }),
      let last = stretches[(forwards + 1)...].first(where: { $0.isRising && $0.meets(high) })
    else { return nil }
    return Loop(
      start: try exactMeeting(low, in: first), end: try exactMeeting(high, in: last), retrograde: high,
      direct: low)
  }
}
