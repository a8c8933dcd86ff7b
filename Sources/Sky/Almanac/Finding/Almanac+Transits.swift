import AstroChartModel
import AstroDiagnostics

/// Aspects of moving bodies to points of a birth, and returns.
extension Almanac {
  mutating func transits(
    _ request: CalendarRequest, of birth: Nativity
  ) throws(Problem) -> [SkyEvent] {
    let targets = Almanac.targets(request, of: birth)
    let levels = Levels(targets.map(\.longitude))
    var events: [SkyEvent] = []
    for body in request.movers {
      let passages = try withCourse(of: body, covering: request.span.days()) { (course) throws(Problem) in
        var passages: [Passage] = []
        let found = try course.passings(
          of: levels, orbs: targets.map(\.orb), in: request.span, allInOrb: request.countsAllInOrb)
        for (level, passing) in found {
          passages.append(
            try Passage(
              of: body, through: targets[level.index], turn: level.turn, passing,
              course: course.distances(from: levels.value(level), along: passing), birth.houses))
        }
        return passages
      }
      events += passages.map(SkyEvent.transit)
    }
    return events
  }

  /// What the movers of a request meet.
  static func targets(_ request: CalendarRequest, of birth: Nativity) -> [Target] {
    let points = request.points.compactMap { end in birth.points.first { $0.end == end } }
    return Target.all(points, request.orbs)
  }

  /// Every return of a body to its natal place, from its first full turn of the zodiac on.
  mutating func returns(_ request: CalendarRequest, of birth: Nativity) throws(Problem) -> [SkyEvent] {
    guard let day = birth.julianDay else { return [] }
    var events: [SkyEvent] = []
    for body in request.movers {
      guard let longitude = birth.longitude(of: body) else { continue }
      let levels = Levels([longitude])
      let start = try sky.mover(of: body).unwrapped(day)
      let turnOfBirth = Int(((start - levels.longitudes[0]) / 360).rounded())
      let passings = try withCourse(of: body, covering: request.span.days()) { (course) throws(Problem) in
        try course.passings(of: levels, orbs: [0], in: request.span, closely: true)
      }
      for (level, passing) in passings where level.turn > turnOfBirth {
        for (index, meeting) in passing.meetings.enumerated() {
          let moment = try Moment.at(meeting.julianDay)
          guard request.span.contains(moment) else { continue }
          events.append(
            .return(BodyReturn(of: body, cycle: level.turn - turnOfBirth, pass: index + 1, at: moment)))
        }
      }
    }
    return events
  }
}

extension Passage {
  init(
    of body: Body, through target: Target, turn: Int, _ passing: Passing, course: [Distance],
    _ houses: Houses?
  ) throws(Problem) {
    let place = Longitude(target.longitude)
    var hits: [Hit] = []
    for meeting in passing.meetings {
      hits.append(Hit(try .at(meeting.julianDay), isRetrograde: !meeting.isRising))
    }
    let closest = try passing.closest.map { (closest) throws(Problem) in
      Approach(try .at(closest.julianDay), orb: closest.orb)
    }
    self.init(
      of: body, target.aspect, to: target.point, at: place, revolution: turn, orb: target.orb,
      from: try .at(passing.start), to: try .at(passing.end), hits: hits, closest: closest,
      house: houses?.house(of: place), course: course)
  }
}

extension Course {
  /// The course of a passing through its orb, dense enough for drawing.
  func distances(from value: Double, along passing: Passing) -> [Passage.Distance] {
    let marks = [passing.start] + (passing.meetings.map(\.julianDay) + passing.turns).sorted() + [passing.end]
    var distances: [Passage.Distance] = []
    for (first, last) in zip(marks, marks.dropFirst()) where last > first {
      for part in 0..<Passage.partsOfCourse {
        let day = first + (last - first) * Double(part) / Double(Passage.partsOfCourse)
        distances.append(Passage.Distance(julianDay: day, degrees: self.value(at: day) - value))
      }
    }
    return distances + [
      Passage.Distance(julianDay: passing.end, degrees: self.value(at: passing.end) - value)
    ]
  }
}

extension Passage {
  /// The number of parts into which the course between two marks is divided.
  fileprivate static let partsOfCourse = 6
}
