public import AstroChartModel
public import AstroDiagnostics
import AstroEphemeris
import AstroSkies
import AstroTimeline
public import AstroWording

extension Studio {
  /// The pictures of a calendar: a timeline for each year, or a calendar sheet for each month.
  ///
  ///     let months = try studio.calendarPictures(of: chart, over: .year(2027), style: .init(.month))
  ///     for page in try months.value.files(as: .png) { … }
  ///
  /// Pictures always show signs, stations, moons and eclipses, and never hours, shadows, returns or profections.
  ///
  /// - Parameters:
  ///   - chart: The natal chart for transits; `nil` for the sky alone.
  ///   - span: The time span that is covered; up to 400 days make one picture of a year.
  ///   - listing: Which events are shown.
  ///   - style: Years or months, and how they look.
  ///   - zone: The time zone in which days begin, as in ``calendar(of:over:listing:zone:seenFrom:settings:in:)``.
  ///   - settings: The zodiac of the sky alone; that of a chart is its own.
  ///   - language: By default that of the studio.
  /// - Throws: What ``calendar(of:over:listing:zone:seenFrom:settings:in:)`` throws, `tooLong` for more than
  ///   ``CalendarPictures/mostPages`` pictures, `missingFont` for text that no face can show.
  public func calendarPictures(
    of chart: Chart? = nil, over span: CalendarSpan, listing: CalendarListing = CalendarListing(),
    style: CalendarPictures.Style = CalendarPictures.Style(), zone: String? = nil,
    settings: ChartSettings = ChartSettings(), in language: Language? = nil
  ) throws(Problem) -> Made<CalendarPictures> {
    let zone = zone ?? chart?.birth?.zoneToday
    let clock = try LocalClock(of: zone, longitude: chart?.birth?.longitude)
    let request = CalendarRequest(listing, over: span, of: chart).ofPictures
    var subject = try subject(
      of: chart, request, settings, clock: clock, zone: zone ?? "UTC", movers: listing.movers)
    if style.form == .year { subject.value.passing = try passing(request, of: chart, settings) }
    return try subject.then { (subject) throws(Problem) in
      let pictures = try CalendarPictures(of: subject, style, in: chosen(language), with: self)
      return Made(pictures, notes: pictures.notes)
    }
  }

  /// What pictures show of a span: the events of the request, and the Moon's signs.
  func subject(
    of chart: Chart?, _ request: CalendarRequest, _ settings: ChartSettings, clock: LocalClock, zone: String,
    movers: [Body]? = nil
  ) throws(Problem) -> Made<CalendarSubject> {
    let listed = try events(request, of: chart, settings)
    let isWithMoon = request.movers.contains(.moon)
    let moon = isWithMoon ? [] : try events(request.ofMoonSigns, of: chart, settings).value
    return listed.map { events in
      CalendarSubject(
        of: chart, events + moon, in: request.span, clock: clock, zone: zone, movers: movers
      ) { [self] moment in
        Result { () throws(Problem) in try sky(of: chart, at: moment, settings).planets }
      }
    }
  }

  /// The passages of a request that are within orb in its span, but neither exact nor closest there.
  func passing(
    _ request: CalendarRequest, of chart: Chart?, _ settings: ChartSettings
  ) throws(Problem) -> [SkyEvent] {
    guard request.kinds.contains(.transit) else { return [] }
    var request = request
    (request.kinds, request.countsAllInOrb) = ([.transit], true)
    return try events(request, of: chart, settings).value.filter { !$0.isClosest(in: request.span) }
  }

  /// The sky at an instant with the settings of the chart, without a place.
  func sky(
    of chart: Chart?, at moment: Moment, _ settings: ChartSettings = ChartSettings()
  ) throws(Problem) -> Chart {
    try skies.transit(to: nil, at: moment, settings: chart?.settings ?? settings)
  }
}

extension SkyEvent {
  /// Whether a passage is exact in a span, or, if it is never exact, closest there.
  fileprivate func isClosest(in span: CalendarSpan) -> Bool {
    guard case .transit(let passage) = self else { return true }
    let moments = passage.hits.isEmpty ? [passage.moment] : passage.hits.map(\.moment)
    return moments.contains(where: span.contains)
  }
}

extension CalendarRequest {
  /// The same with what every picture shows, and without what none does.
  fileprivate var ofPictures: CalendarRequest {
    var request = self
    request.kinds.subtract([
      .hour, .shadow, .return, .profection, .houseIngress, .progressed, .declination, .lordTime,
    ])
    request.kinds.formUnion([.ingress, .station, .lunation, .eclipse, .void])
    return request
  }
}
