import AstroAlmanac
package import AstroChartModel
package import AstroDiagnostics
package import AstroEphemeris

/// Every event of a span, computed from the ephemeris.
///
/// Approximations fitted to the sky are kept, so that after the first calendar those of further births cost
/// little.
package struct SkyCalendar: Sendable {
  package let ephemeris: SwissEphemeris
  /// The zodiac of all longitudes; natal charts must use it too.
  package let zodiac: Zodiac
  private let viewpoint: Skies.Viewpoint?
  /// The unbroken stretch of days in which events are searched for.
  private let bounds: ClosedRange<Double>
  var almanac: Almanac
  /// The span last found to be covered: many births ask for the same one.
  private var covered: CalendarSpan?

  /// - Parameters:
  ///   - moment: A moment in the span that is asked for first; if positions have gaps, it selects the stretch
  ///     to search.
  ///   - viewpoint: The place of planetary hours; no other event needs it.
  package init(
    _ ephemeris: SwissEphemeris = SwissEphemeris(), in zodiac: Zodiac = .tropical, around moment: Moment,
    seenFrom viewpoint: Skies.Viewpoint? = nil
  ) {
    (self.ephemeris, self.zodiac, self.viewpoint) = (ephemeris, zodiac, viewpoint)
    bounds = SkyCalendar.bounds(ephemeris.answeredDays, around: moment.julianDay)
    almanac = Almanac(
      AlmanacSky(ephemeris, in: zodiac, around: moment.julianDay, within: bounds, seenFrom: viewpoint))
  }

  /// Whether it gives the same events as a new calendar with these arguments would.
  package func serves(
    _ zodiac: Zodiac, around moment: Moment, seenFrom viewpoint: Skies.Viewpoint?
  ) -> Bool {
    self.zodiac == zodiac && self.viewpoint == viewpoint && bounds.contains(moment.julianDay)
  }

  /// The events of a span in chronological order, with times in UTC.
  ///
  /// - Parameter natal: The chart for transits, returns and profections. If it includes its birth, its
  ///   positions are computed again in full precision. Without a time of birth, aspects to its angles and its
  ///   Moon are left out, and there are no profections.
  /// - Throws: `usage` for something that cannot be listed, `missingBirthData` for returns and profections of
  ///   a chart without its moment, `outOfRange` for a span that the ephemeris does not cover.
  package mutating func events(
    _ request: CalendarRequest, of natal: Chart? = nil
  ) throws(Problem) -> Made<[SkyEvent]> {
    try check(request, natal)
    let birth = try natal.map { natal throws(Problem) in
      try NatalFacts(natal, for: request, by: ephemeris)
    }
    var made = Made(try almanac.events(request, of: birth?.nativity), notes: birth?.notes ?? [])
    if let natal, request.kinds.contains(.lordTime) {
      made = Made(
        (made.value + (try lordTimes(of: natal, in: request.span))).inOrderOfTime(), notes: made.notes)
    }
    if request.kinds.contains(.hour) { made.add(SkyCalendar.notes(onHours: made.value, request.span)) }
    return made
  }

  mutating func check(_ request: CalendarRequest, _ natal: Chart?) throws(Problem) {
    if covered != request.span {
      // The end is exclusive, and may be the first instant of a year that is not covered.
      var last = request.span.to
      last.secondsSince1970 -= 1
      for moment in [request.span.from, last] { try check(moment) }
      covered = request.span
    }
    if let kind = SkyEvent.Kind.allCases.first(where: { request.kinds.contains($0) && $0.needsBirth }),
      natal == nil
    {
      throw Problem(.usage, at: .field("events"), SkiesFault.needBirth(kind.plural))
    }
    if request.kinds.contains(.hour), viewpoint == nil {
      throw Problem(.usage, at: .field("events"), SkiesFault.hoursNeedPlace)
    }
    if let natal, natal.settings.zodiac != zodiac {
      throw Problem(.usage, at: .field("zodiac"), SkiesFault.otherZodiac(natal.settings.zodiac.name))
    }
  }

  /// Throws if there are no positions for a moment.
  func check(_ moment: Moment) throws(Problem) {
    _ = try ephemeris.longitude(of: .sun, at: moment.julianDay, in: zodiac)
  }

  /// The unbroken stretch of covered days around an instant.
  private static func bounds(
    _ covered: [ClosedRange<Double>], around julianDay: Double
  ) -> ClosedRange<Double> {
    covered.first { $0.contains(julianDay) } ?? -1e8...1e8
  }

  /// A note if the Sun does not rise every day.
  private static func notes(onHours events: [SkyEvent], _ span: CalendarSpan) -> [Note] {
    let hours = events.count { $0.kind == .hour }
    let days = span.to.julianDay - span.from.julianDay
    return Double(hours) < 24 * days - 24 ? [.noSunrise] : []
  }
}

extension Note {
  fileprivate static let noSunrise = Note(
    SkyNote.noSunrise,
    "on some days the Sun does not rise, or does not set: they have no planetary hours")
}
