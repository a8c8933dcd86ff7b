public import AstroChartFiles
public import AstroChartModel
public import AstroDiagnostics
import AstroEphemeris
public import AstroSkies
import AstroTimeline
public import AstroWording

extension Studio {
  /// The maker of derived skies: progressions, returns, composites and others, as charts.
  public var skies: Skies { Skies(ephemeris) }

  /// The events of a span in chronological order; each exact hit of a transit is an entry.
  ///
  ///     let year = try studio.calendar(of: chart, over: .year(2027, in: "Europe/Kyiv"), in: .uk)
  ///     for entry in year.value.entries { print(entry.line(in: .uk)) }
  ///
  /// The sky is fitted once for all calendars in the same zodiac, so that after the first birth others cost
  /// little more.
  ///
  /// - Parameters:
  ///   - chart: The natal chart for transits, returns and profections; `nil` for the sky alone.
  ///   - span: The time span that is covered.
  ///   - listing: Which events are listed.
  ///   - zone: The time zone in which times are told: an IANA name, an offset such as `+03:00`, or `LMT`; by
  ///     default that of the birth, and UTC for the sky alone.
  ///   - viewpoint: The place for planetary hours; by default that of the birth.
  ///   - settings: The zodiac of the sky alone; that of a chart is its own.
  ///   - language: By default that of the studio.
  /// - Throws: `usage` for something that cannot be listed, `missingBirthData` for returns of a chart without
  ///   its moment, `unknownZone`, and `outOfRange` for a span without positions.
  public func calendar(
    of chart: Chart? = nil, over span: CalendarSpan, listing: CalendarListing = CalendarListing(),
    zone: String? = nil, seenFrom viewpoint: Skies.Viewpoint? = nil,
    settings: ChartSettings = ChartSettings(), in language: Language? = nil
  ) throws(Problem) -> Made<CalendarList> {
    var place = viewpoint ?? chart?.birth.map { Skies.Viewpoint($0) }
    if let zone { place?.timeZone = zone }
    let zone = zone ?? chart?.birth?.zoneToday
    let clock = try zone.map { (zone) throws(Problem) in
      try CivilTime.clock(of: zone, longitude: place?.site.longitude ?? 0)
    }
    let request = CalendarRequest(listing, over: span, of: chart)
    return try events(request, of: chart, settings, seenFrom: place).map {
      CalendarList($0, in: span, chosen(language), clock: clock)
    }
  }

  /// The events of a request, with times in UTC.
  func events(
    _ request: CalendarRequest, of natal: Chart?, _ settings: ChartSettings,
    seenFrom viewpoint: Skies.Viewpoint? = nil
  ) throws(Problem) -> Made<[SkyEvent]> {
    // Hours alone depend on a place: a sky for them is not kept for others.
    let place = request.kinds.contains(.hour) ? viewpoint : nil
    let zodiac = (natal?.settings ?? settings).zodiac
    return try withSky(in: zodiac, around: request.span.from, seenFrom: place) { (sky) throws(Problem) in
      try sky.events(request, of: natal)
    }
  }

  /// Calls a closure with the sky of a zodiac, and keeps what is fitted during the call.
  func withSky<Value>(
    in zodiac: Zodiac, around moment: Moment, seenFrom place: Skies.Viewpoint? = nil,
    _ use: (inout SkyCalendar) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    var sky =
      fitted[zodiac].flatMap { sky in
        sky.serves(zodiac, around: moment, seenFrom: place) ? sky : nil
      } ?? SkyCalendar(ephemeris, in: zodiac, around: moment, seenFrom: place)
    // With a second owner, changing the value would copy it.
    fitted[zodiac] = nil
    defer { fitted[zodiac] = sky }
    return try use(&sky)
  }
}
