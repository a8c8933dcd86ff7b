import ChartFiles
public import ChartModel
public import Diagnostics
public import Skies
public import Wording

extension Studio {
  /// The derived skies: progressions, returns, composites and others, as charts.
  public var skies: Skies { Skies(ephemeris) }

  /// The events of a span, in order of time and told in UTC: each exact meeting of a transit is an entry.
  ///
  ///     let year = try studio.calendar(CalendarRequest(.year(2027), of: chart), of: chart)
  ///     for entry in year.value { print(entry.line(in: .uk)) }
  ///
  /// The sky is fitted once for calendars in one zodiac, so that those of many births cost little more than the first.
  ///
  /// - Parameters:
  ///   - request: What is listed, and over which span.
  ///   - natal: For transits, returns and profections.
  ///   - viewpoint: For planetary hours.
  /// - Throws: `usage` for what cannot be listed, `missingBirthData` for returns of a chart without its moment,
  ///   `outOfRange` for a span without positions.
  public func calendar(
    _ request: CalendarRequest, of natal: Chart? = nil, seenFrom viewpoint: Skies.Viewpoint? = nil
  ) throws(Problem) -> Made<[CalendarEntry]> {
    let zodiac = natal?.settings.zodiac ?? .tropical
    let kept = fitted.flatMap { sky in
      sky.serves(zodiac, around: request.span.from, seenFrom: viewpoint) ? sky : nil
    }
    var sky =
      kept ?? SkyCalendar(ephemeris, in: zodiac, around: request.span.from, seenFrom: viewpoint)
    // Two owners would make it a copy.
    fitted = nil
    defer { fitted = sky }
    return try sky.events(request, of: natal).map { CalendarEntry.all(of: $0, in: request.span) }
  }

  /// Entries as a file that calendar programs read: iCalendar, in UTC.
  ///
  /// The same event has the same identity in every file that it is in, whatever the language or the span.
  ///
  /// - Parameters:
  ///   - entries: In any order.
  ///   - stamp: When the file is made, which it tells.
  ///   - language: That of the studio unless given.
  public func iCalendar(
    _ entries: [CalendarEntry], madeAt stamp: Moment, in language: Language? = nil
  ) -> [UInt8] {
    ICalendar(entries, in: chosen(language), madeAt: stamp, digest: SHA256.hex).bytes
  }
}
