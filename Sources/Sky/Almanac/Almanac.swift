package import AstroChartModel
package import AstroDiagnostics

/// Finds every event of a span, from any functions of position.
///
/// The motion of each body is fitted once, as far as needed, and kept, so that any number of charts share it.
/// No result depends on the span that was asked for: the events in [a, c) are those in [a, b) and those in
/// [b, c). Passages, returns and shadows are followed beyond the span to where they begin and end.
package struct Almanac: Sendable {
  /// Where the positions come from.
  package let sky: AlmanacSky
  /// The motions that have been fitted so far.
  private var courses: [Body: Course] = [:]
  /// The declinations that have been fitted so far.
  private var declinations: [Body: Course] = [:]
  /// The most recent request for events that do not depend on a birth, with its result.
  private var shared: (request: CalendarRequest, events: [SkyEvent])?

  package init(_ sky: AlmanacSky) { self.sky = sky }

  /// Every event of a span in chronological order, with times in UTC.
  ///
  /// - Parameter birth: The birth for transits, returns and profections; without it there are none of these.
  /// - Throws: `usage` for a mover that the sky does not have, and whatever the positions throw.
  package mutating func events(
    _ request: CalendarRequest, of birth: Nativity? = nil
  ) throws(Problem) -> [SkyEvent] {
    var events = try sharedEvents(request)
    if let birth {
      if request.kinds.contains(.transit) { events += try transits(request, of: birth) }
      if request.kinds.contains(.return) { events += try returns(request, of: birth) }
      if request.kinds.contains(.profection) { events += try profections(request.span, of: birth) }
      if request.kinds.contains(.houseIngress) {
        for body in request.movers {
          events += try houseIngresses(of: body, in: request.span, of: birth).map(SkyEvent.houseIngress)
        }
      }
      if request.kinds.contains(.progressed) {
        events += try progressedChanges(in: request.span, of: birth)
      }
    }
    return events.inOrderOfTime()
  }

  /// The events that are the same for every birth.
  private mutating func sharedEvents(_ request: CalendarRequest) throws(Problem) -> [SkyEvent] {
    var request = request
    request.kinds = request.kinds.filter { !$0.needsBirth }
    request.countsAllInOrb = false
    (request.points, request.orbs) = ([], request.kinds.contains(.aspect) ? request.orbs : [:])
    if let shared, shared.request == request { return shared.events }
    let events = try skyEvents(request)
    shared = (request, events)
    return events
  }

  private mutating func skyEvents(_ request: CalendarRequest) throws(Problem) -> [SkyEvent] {
    let (kinds, span) = (request.kinds, request.span)
    var events: [SkyEvent] = []
    for body in request.movers {
      if kinds.contains(.ingress) { events += try ingresses(of: body, in: span) }
      if kinds.contains(.station) { events += try stations(of: body, in: span) }
      if kinds.contains(.shadow) { events += try shadows(of: body, in: span) }
      if kinds.contains(.declination) { events += try timesOutOfBounds(of: body, in: span) }
    }
    if kinds.contains(.lunation) { events += try lunations(in: span) }
    if kinds.contains(.eclipse) { events += try eclipses(in: span) }
    if kinds.contains(.void) { events += try voids(request.voids, in: span) }
    if kinds.contains(.aspect) { events += try mutualAspects(request) }
    if kinds.contains(.hour) { events += try hours(in: span) }
    return events
  }

  // MARK: - Courses

  /// Calls a closure with a body's course, and keeps what is fitted during the call.
  mutating func withCourse<Result>(
    of body: Body, covering span: ClosedRange<Double>,
    _ use: (inout Course) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    let mover = try sky.mover(of: body)
    var course = courses.removeValue(forKey: body) ?? Course(Way(of: mover))
    defer { courses[body] = course }
    try course.cover(span)
    return try use(&course)
  }

  /// The same with the declination of a body.
  mutating func withDeclination<Result>(
    _ mover: Mover, of body: Body, covering span: ClosedRange<Double>,
    _ use: (inout Course) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    var course = declinations.removeValue(forKey: body) ?? Course(Way(of: mover))
    defer { declinations[body] = course }
    try course.cover(span)
    return try use(&course)
  }
}

extension [SkyEvent] {
  /// Sorted by time; events at the same instant are sorted by kind, then in the order found.
  package func inOrderOfTime() -> [SkyEvent] {
    let order = Dictionary(uniqueKeysWithValues: zip(SkyEvent.Kind.allCases, 0...))
    let keys = enumerated().map { index, event in
      let moment = event.moment
      return (moment.secondsSince1970, moment.nanoseconds, order[event.kind] ?? 0, index)
    }
    return keys.sorted { $0 < $1 }.map { self[$0.3] }
  }
}
