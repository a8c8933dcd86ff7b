package import AstroChartModel
package import AstroDiagnostics

/// A body within the orb of an aspect to a natal point during a span, before its passage is followed.
///
/// To find what is near costs little; to follow a passage from its beginning to its end costs much more, so a reader
/// of a day follows only those that it tells.
package struct Nearness: Hashable, Sendable {
  package let body: Body
  package let aspect: AspectType
  package let natal: AspectEnd
  /// The smallest distance from exact during the span, in degrees; 0 if it is exact then.
  package let orb: Double
  /// The distance up to which the aspect counts, in degrees.
  package let limit: Double
  /// The longitude at which it is exact, in degrees as they are given.
  let longitude: Double
  /// The value of the body's unwrapped longitude at which it is exact.
  let level: Levels.Level
  /// A day of the span, as a Julian day.
  let day: Double
}

extension Almanac {
  /// Everything that a span finds within its orb, in no particular order.
  package mutating func nearnesses(
    _ request: CalendarRequest, of birth: Nativity
  ) throws(Problem) -> [Nearness] {
    let targets = Almanac.targets(request, of: birth)
    let levels = Levels(targets.map(\.longitude))
    let days = request.span.days()
    var found: [Nearness] = []
    for body in request.movers {
      let reach = try withCourse(of: body, covering: days) { course throws(Problem) in course.reach(in: days)
      }
      for (index, target) in targets.enumerated() {
        levels.turns(of: index, near: reach, within: target.orb) { turn in
          let level = Levels.Level(index: index, turn: turn)
          found.append(
            Nearness(
              body: body, aspect: target.aspect, natal: target.point,
              orb: reach.distance(to: levels.value(level)), limit: target.orb, longitude: target.longitude,
              level: level, day: days.lowerBound))
        }
      }
    }
    return found
  }

  /// The days between which each exact meeting of its passage lies, or else its closest approach, as Julian days in
  /// universal time.
  ///
  /// Fitted motions alone tell them, which costs a small part of following the passage.
  package mutating func peaks(of near: Nearness) throws(Problem) -> [ClosedRange<Double>] {
    try withCourse(of: near.body, covering: near.day...near.day) { (course) throws(Problem) in
      try course.peaks(near.value, orb: near.limit, around: course.index(at: near.day))
    }
  }

  /// The whole passage of which something near is a part; `nil` if the body only grazes the orb.
  package mutating func passage(
    of near: Nearness, _ request: CalendarRequest, of birth: Nativity
  ) throws(Problem) -> Passage? {
    let target = Target(point: near.natal, aspect: near.aspect, longitude: near.longitude, orb: near.limit)
    let value = near.value
    let passage = try withCourse(of: near.body, covering: near.day...near.day) { (course) throws(Problem) in
      let passing = try course.passing(value, orb: near.limit, around: course.index(at: near.day))
      return try Passage(
        of: near.body, through: target, turn: near.level.turn, passing,
        course: course.distances(from: value, along: passing), birth.houses)
    }
    return passage.hits.isEmpty && passage.closest == nil ? nil : passage
  }
}

extension Nearness {
  /// The value of the body's unwrapped longitude at which it is exact.
  fileprivate var value: Double {
    Levels([longitude]).value(Levels.Level(index: 0, turn: level.turn))
  }
}

extension Course {
  /// The lowest and the highest value in some fitted days.
  fileprivate func reach(in days: ClosedRange<Double>) -> ClosedRange<Double> {
    var values = [value(at: days.lowerBound), value(at: days.upperBound)]
    var index = index(at: days.lowerBound)
    while index < stretches.count, stretches[index].end.julianDay < days.upperBound {
      values.append(stretches[index].end.value)
      index += 1
    }
    return (values.min() ?? 0)...(values.max() ?? 0)
  }
}

extension ClosedRange<Double> {
  fileprivate func distance(to value: Double) -> Double {
    Swift.max(0, lowerBound - value, value - upperBound)
  }
}

extension Levels {
  /// Visits the whole turns by which a longitude comes within a distance of some values.
  fileprivate func turns(
    of index: Int, near values: ClosedRange<Double>, within orb: Double, _ visit: (Int) -> Void
  ) {
    var turn = Int(((values.lowerBound - orb - longitudes[index]) / 360).rounded(.up))
    while longitudes[index] + 360 * Double(turn) <= values.upperBound + orb {
      visit(turn)
      turn += 1
    }
  }
}
