import AstroChartModel
import AstroDiagnostics

/// The void times of the Moon, from its last aspect to its next sign.
extension Almanac {
  mutating func voids(
    _ reckoning: VoidOfCourse.Reckoning, in span: CalendarSpan
  ) throws(Problem) -> [SkyEvent] {
    // The Moon stays in a sign for two and a half days at most.
    let days = span.days(with: 6)
    let courses = try reckoning.bodies.map { (body) throws(Problem) in
      (body, try difference(from: body, to: .moon, in: days))
    }
    return try withCourse(of: .moon, covering: days) { (moon) throws(Problem) in
      var events: [SkyEvent] = []
      let stays = try moon.stays(in: days)
      let last = courses.map { MoonAspects(to: $0.0, $0.1, in: days) }
      for (stay, next) in zip(stays, stays.dropFirst()) {
        let aspect = last.compactMap { $0.last(from: stay.start, to: next.start) }
          .max { $0.estimate < $1.estimate }
        let start = try aspect.map { (aspect) throws(Problem) in try aspect.meeting() }
        let (begin, end) = (try Moment.at(start ?? stay.start), try Moment.at(next.start))
        guard span.overlaps(begin, end) else { continue }
        events.append(
          .void(
            VoidOfCourse(
              from: begin, to: end, leaving: stay.sign, for: next.sign,
              last: aspect.map { .init($0.type, to: $0.body) })))
      }
      return events
    }
  }

  /// The elongation of one body from another, fitted for some days.
  mutating func difference(
    from first: Body, to second: Body, in days: ClosedRange<Double>
  ) throws(Problem) -> Course {
    // Pieces of the shorter kind may begin before the days, and end after them.
    let wider = days.lowerBound - 64...days.upperBound + 64
    let behind = try withCourse(of: first, covering: wider) { $0 }
    let ahead = try withCourse(of: second, covering: wider) { $0 }
    var course = Course(Way(from: behind, to: ahead))
    try course.cover(days)
    return course
  }
}

/// A stay of the Moon in a sign.
private struct Stay {
  var sign: Sign
  /// When the Moon enters the sign, as a Julian day.
  var start: Double
}

extension Course {
  fileprivate func stays(in days: ClosedRange<Double>) throws(Problem) -> [Stay] {
    let signs = Levels(Sign.allCases.map(\.start))
    return try encounters(with: signs, in: days).map { (entry) throws(Problem) in
      Stay(sign: Sign(index: entry.level.index), start: try exactMeeting(entry.value, in: entry.stretch))
    }
  }
}

/// The Moon's exact aspects to a body, with approximate times.
private struct MoonAspects {
  struct Hit {
    let body: Body
    let type: AspectType
    /// The approximate time, as a Julian day.
    let estimate: Double
    let encounter: Course.Encounter
    let course: Course

    func meeting() throws(Problem) -> Double {
      try course.exactMeeting(encounter.value, in: encounter.stretch)
    }
  }

  private var hits: [Hit] = []

  init(to body: Body, _ course: Course, in days: ClosedRange<Double>) {
    let sides = AspectType.major.flatMap { type in type.sides.map { (type, $0) } }
    let levels = Levels(sides.map(\.1))
    hits = course.encounters(with: levels, in: days).map { encounter in
      Hit(
        body: body, type: sides[encounter.level.index].0,
        estimate: course.estimate(of: encounter.value, in: encounter.stretch), encounter: encounter,
        course: course)
    }
  }

  /// The last aspect between two Julian days.
  func last(from start: Double, to end: Double) -> Hit? {
    hits.last { start <= $0.estimate && $0.estimate < end }
  }
}
