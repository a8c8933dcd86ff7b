import Almanac
package import ChartModel
package import Diagnostics
package import Ephemeris

/// Every event of a span, by the ephemeris.
///
/// What has been fitted of the sky is kept: the calendars of any number of births cost little more than the first one.
package struct SkyCalendar: Sendable {
  package let ephemeris: SwissEphemeris
  /// In which longitudes are told; births must be reckoned in it too.
  package let zodiac: Zodiac
  private let viewpoint: Skies.Viewpoint?
  /// The days without a gap that it looks at.
  private let bounds: ClosedRange<Double>
  var almanac: Almanac

  /// - Parameters:
  ///   - moment: In the span that is asked for first; where positions have gaps, events are looked for on its side.
  ///   - viewpoint: Where planetary hours are of; no other event needs it.
  package init(
    _ ephemeris: SwissEphemeris = SwissEphemeris(), in zodiac: Zodiac = .tropical, around moment: Moment,
    seenFrom viewpoint: Skies.Viewpoint? = nil
  ) {
    (self.ephemeris, self.zodiac, self.viewpoint) = (ephemeris, zodiac, viewpoint)
    bounds = SkyCalendar.bounds(ephemeris.answeredDays, around: moment.julianDay)
    almanac = Almanac(
      AlmanacSky(ephemeris, in: zodiac, around: moment.julianDay, within: bounds, seenFrom: viewpoint))
  }

  /// Whether it tells what another would that is made for all this.
  package func serves(
    _ zodiac: Zodiac, around moment: Moment, seenFrom viewpoint: Skies.Viewpoint?
  ) -> Bool {
    self.zodiac == zodiac && self.viewpoint == viewpoint && bounds.contains(moment.julianDay)
  }

  /// The events of a span in order of time, told in UTC.
  ///
  /// - Parameter natal: For transits, returns and profections. Where it holds its birth, its positions are computed
  ///   anew to the last digit. Without a time of birth its angles and its Moon are not met, and nothing is profected.
  /// - Throws: `usage` for what cannot be listed, `missingBirthData` for returns and profections of a chart without its
  ///   moment, `outOfRange` for a span that the ephemeris does not cover.
  package mutating func events(
    _ request: CalendarRequest, of natal: Chart? = nil
  ) throws(Problem) -> Made<[SkyEvent]> {
    try check(request, natal)
    let birth = try natal.map { natal throws(Problem) in
      try NatalFacts(natal, for: request, by: ephemeris)
    }
    var made = Made(try almanac.events(request, of: birth?.nativity), notes: birth?.notes ?? [])
    if request.kinds.contains(.hour) { made.add(SkyCalendar.notes(onHours: made.value, request.span)) }
    return made
  }

  private func check(_ request: CalendarRequest, _ natal: Chart?) throws(Problem) {
    // What happens at the end of a span is not asked for, and may be the first instant of a year not covered.
    var last = request.span.to
    last.secondsSince1970 -= 1
    for moment in [request.span.from, last] { try check(moment) }
    if let kind = SkyEvent.Kind.allCases.first(where: { request.kinds.contains($0) && $0.needsBirth }),
      natal == nil
    {
      throw Problem(
        .usage, at: .field("events"), "\(kind.plural) are of a birth", hint: "name a chart, or leave them out"
      )
    }
    if request.kinds.contains(.hour), viewpoint == nil {
      throw Problem(
        .usage, at: .field("events"), "hours are of a place", hint: "give the place, or leave them out")
    }
    if let natal, natal.settings.zodiac != zodiac {
      throw Problem(
        .usage, at: .field("zodiac"), "is not that of the birth", hint: "\(natal.settings.zodiac.name)")
    }
  }

  /// Whether there are positions for a moment.
  func check(_ moment: Moment) throws(Problem) {
    _ = try ephemeris.longitude(of: .sun, at: moment.julianDay, in: zodiac)
  }

  /// The days without a gap around an instant.
  private static func bounds(
    _ covered: [ClosedRange<Double>], around julianDay: Double
  ) -> ClosedRange<Double> {
    covered.first { $0.contains(julianDay) } ?? -1e8...1e8
  }

  /// Where the Sun does not rise every day.
  private static func notes(onHours events: [SkyEvent], _ span: CalendarSpan) -> [Note] {
    let hours = events.count { $0.kind == .hour }
    let days = span.to.julianDay - span.from.julianDay
    return Double(hours) < 24 * days - 24 ? [.noSunrise] : []
  }
}

extension Note {
  fileprivate static let noSunrise = Note(
    .noSunrise, of: ["hours"],
    "on some days the Sun does not rise, or does not set: they have no planetary hours")
}
