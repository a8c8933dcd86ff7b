import AstroBytes
import AstroChartFiles
public import AstroChartModel
public import AstroDiagnostics
public import AstroSkies
public import AstroWording

extension Studio {
  /// The maker of derived skies: progressions, returns, composites and others, as charts.
  public var skies: Skies { Skies(ephemeris) }

  /// The events of a span in chronological order, with times in UTC; each exact hit of a transit is an entry.
  ///
  ///     let year = try studio.calendar(CalendarRequest(.year(2027), of: chart), of: chart)
  ///     for entry in year.value { print(entry.line(in: .uk)) }
  ///
  /// The sky is fitted once for all calendars in the same zodiac, so that after the first birth others cost
  /// little more.
  ///
  /// - Parameters:
  ///   - request: What is listed, and over which span.
  ///   - natal: The natal chart for transits, returns and profections.
  ///   - viewpoint: The place for planetary hours.
  /// - Throws: `usage` for something that cannot be listed, `missingBirthData` for returns of a chart without
  ///   its moment, `outOfRange` for a span without positions.
  public func calendar(
    _ request: CalendarRequest, of natal: Chart? = nil, seenFrom viewpoint: Skies.Viewpoint? = nil
  ) throws(Problem) -> Made<[CalendarEntry]> {
    let zodiac = natal?.settings.zodiac ?? .tropical
    let kept = fitted.flatMap { sky in
      sky.serves(zodiac, around: request.span.from, seenFrom: viewpoint) ? sky : nil
    }
    var sky =
      kept ?? SkyCalendar(ephemeris, in: zodiac, around: request.span.from, seenFrom: viewpoint)
    // With a second owner, changing the value would copy it.
    fitted = nil
    defer { fitted = sky }
    return try sky.events(request, of: natal).map { CalendarEntry.all(of: $0, in: request.span) }
  }

  /// Entries as an iCalendar file for calendar programs, in UTC.
  ///
  /// The same event has the same identifier in every file, whatever the language or the span.
  ///
  /// - Parameters:
  ///   - entries: In any order.
  ///   - stamp: The time at which the file is made, which is stored in it.
  ///   - language: By default that of the studio.
  public func iCalendar(
    _ entries: [CalendarEntry], madeAt stamp: Moment, in language: Language? = nil
  ) -> [UInt8] {
    ICalendar(entries, in: chosen(language), madeAt: stamp, digest: SHA256.hex).bytes
  }
}
