package import AstroAlmanac
package import AstroChartModel
package import AstroDiagnostics
import AstroEphemeris

extension SkyCalendar {
  /// What a calendar knows of a birth, with the notes for its reader.
  ///
  /// - Throws: `usage` for a chart of another zodiac, and as ``events(_:of:)`` does.
  package mutating func nativity(of natal: Chart, for request: CalendarRequest) throws(Problem) -> Made<
    Nativity
  > {
    try check(request, natal)
    let facts = try NatalFacts(natal, for: request, by: ephemeris)
    return Made(facts.nativity, notes: facts.notes)
  }

  /// The transits that a span finds within their orb, before their passages are followed.
  package mutating func nearnesses(
    _ request: CalendarRequest, of birth: Nativity
  ) throws(Problem) -> [Nearness] {
    try almanac.nearnesses(request, of: birth)
  }

  /// The days between which each exact meeting of its passage lies, or else its closest approach, as Julian days in
  /// universal time; far cheaper than to follow it.
  package mutating func peaks(of near: Nearness) throws(Problem) -> [ClosedRange<Double>] {
    try almanac.peaks(of: near)
  }

  /// The whole passage of which something near is a part.
  package mutating func passage(
    of near: Nearness, _ request: CalendarRequest, of birth: Nativity
  ) throws(Problem) -> Passage? {
    try almanac.passage(of: near, request, of: birth)
  }

  /// The houses of a birth that bodies enter in a span, body by body.
  package mutating func houseIngresses(
    of bodies: [Body], in span: CalendarSpan, _ birth: Nativity
  ) throws(Problem) -> [HouseIngress] {
    var found: [HouseIngress] = []
    for body in bodies { found += try almanac.houseIngresses(of: body, in: span, of: birth) }
    return found
  }

  /// The longitude of a body at a moment.
  package func longitude(of body: Body, at moment: Moment) throws(Problem) -> Longitude {
    Longitude(try ephemeris.longitude(of: body, at: moment.julianDay, in: zodiac))
  }
}
