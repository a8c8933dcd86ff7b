import AstroChartModel
import AstroDiagnostics

/// Aspects between moving bodies.
extension Almanac {
  mutating func mutualAspects(_ request: CalendarRequest) throws(Problem) -> [SkyEvent] {
    let movers = request.movers.inChartOrder
    var events: [SkyEvent] = []
    for (index, first) in movers.enumerated() {
      for second in movers.dropFirst(index + 1) {
        events += try aspects(of: first, with: second, request)
      }
    }
    return events
  }

  private mutating func aspects(
    of first: Body, with second: Body, _ request: CalendarRequest
  ) throws(Problem) -> [SkyEvent] {
    let days = request.span.days()
    let course = try difference(from: second, to: first, in: days)
    let sides = AspectType.allCases.filter { request.orbs[$0] != nil }.flatMap { type in
      type.sides.map { (type, $0) }
    }
    let levels = Levels(sides.map(\.1))
    let (mover1, mover2) = (try sky.mover(of: first), try sky.mover(of: second))
    var events: [SkyEvent] = []
    for encounter in course.encounters(with: levels, in: days) {
      let day = try course.exactMeeting(encounter.value, in: encounter.stretch)
      let moment = try Moment.at(day)
      guard request.span.contains(moment) else { continue }
      let signs = (Longitude(try mover1.longitude(day)).sign, Longitude(try mover2.longitude(day)).sign)
      events.append(
        .aspect(MutualAspect(first, second, sides[encounter.level.index].0, at: moment, in: signs.0, signs.1))
      )
    }
    return events
  }
}

extension [Body] {
  /// Each body once, in the order of chart files.
  fileprivate var inChartOrder: [Body] { Set(self).sorted() }
}
