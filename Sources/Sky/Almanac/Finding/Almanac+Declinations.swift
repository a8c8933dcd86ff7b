import AstroChartModel
import AstroDiagnostics

extension Almanac {
  /// The times in which a body is out of bounds, if any part of them lies in a span; each is followed to its beginning
  /// and its end.
  mutating func timesOutOfBounds(of body: Body, in span: CalendarSpan) throws(Problem) -> [SkyEvent] {
    guard let mover = sky.declinations[body] else { return [] }
    return try withDeclination(mover, of: body, covering: span.days()) { (course) throws(Problem) in
      let days = try course.withinBounds(around: span.days())
      var events: [SkyEvent] = []
      var start: Moment?
      for encounter in course.encounters(with: .bounds, in: days) {
        let moment = try Moment.at(try course.exactMeeting(encounter.value, in: encounter.stretch))
        let isNorth = encounter.value > 0
        guard encounter.stretch.isRising != isNorth else {
          start = moment
          continue
        }
        if let start, span.overlaps(start, moment) {
          events.append(
            .declination(OutOfBoundsTime(of: body, isNorth ? .north : .south, from: start, to: moment)))
        }
        start = nil
      }
      return events
    }
  }
}

extension AlmanacSky {
  /// The measure of declinations: the true obliquity of date, the furthest that the Sun can be from the equator, is 90.
  package static let bound = 90.0
}

extension Levels {
  fileprivate static let bounds = Levels([AlmanacSky.bound, -AlmanacSky.bound])
}

extension Course {
  /// Some days, and more at either end until the body is within bounds or the positions end.
  fileprivate mutating func withinBounds(
    around days: ClosedRange<Double>
  ) throws(Problem) -> ClosedRange<Double> {
    var (first, last) = (index(at: days.lowerBound), index(at: days.upperBound))
    while abs(stretches[first].start.value) >= AlmanacSky.bound {
      if first == 0 {
        let more = try extendBackwards()
        guard more > 0 else { break }
        (first, last) = (first + more, last + more)
      }
      first -= 1
    }
    while abs(stretches[last].end.value) >= AlmanacSky.bound {
      if last == stretches.count - 1 {
        guard try extendForwards() else { break }
      }
      last += 1
    }
    return stretches[first].start.julianDay...stretches[last].end.julianDay
  }
}
