public import AstroChartModel
public import AstroDiagnostics
import AstroEphemeris
import AstroTimeline
public import AstroWording

extension Studio {
  /// The Moon's year as a picture: a row for each month with the disc, the sign and the exact phases of each
  /// day, and bars for the times when the Moon is void of course.
  ///
  ///     let year = try studio.moonYear(over: .year(2027, in: "Europe/Kyiv"), zone: "Europe/Kyiv")
  ///     for page in try year.value.files(as: .pdf) { … }
  ///
  /// - Parameters:
  ///   - span: A year is drawn whole if the span covers a day or more of it.
  ///   - chart: A birth whose clock and zodiac are used; nothing else of it is shown.
  ///   - style: How it looks, from where the Moon is seen, and which void times are meant.
  ///   - zone: The time zone of days, noons and times: an IANA name, an offset such as `+03:00`, or `LMT`; by
  ///     default that of the birth, and UTC without one.
  ///   - settings: The zodiac of the signs without a birth.
  ///   - language: By default that of the studio.
  /// - Throws: `unknownZone`, `outOfRange` for years without positions, `tooLong` for more than
  ///   ``CalendarPictures/mostPages`` years, `missingFont` for text that no face can show.
  public func moonYear(
    over span: CalendarSpan, of chart: Chart? = nil, style: MoonYearStyle = MoonYearStyle(),
    zone: String? = nil, settings: ChartSettings = ChartSettings(), in language: Language? = nil
  ) throws(Problem) -> Made<CalendarPictures> {
    let (zone, language) = (zone ?? chart?.birth?.zoneToday, chosen(language))
    let clock = try LocalClock(of: zone, longitude: chart?.birth?.longitude)
    let years = try span.moonYears(by: clock)
    let events = try moonEvents(of: years, by: clock, style.voids, chart, settings)
    let width = style.width.map(Double.init) ?? MoonYear.size.width
    try options.limits.check(width: width)
    let fonts = try tools.fonts
    return try events.then { (events) throws(Problem) in
      let figures = years.map { year in
        MoonYearFigure(
          of: year, clock: clock, zone: zone ?? "UTC", zodiac: (chart?.settings ?? settings).zodiac,
          voids: style.voids, isSouthern: style.hemisphere == .south,
          events: events.filter { abs(clock.date($0.moment).year - year) < 2 })
      }
      let pages = figures.map { figure in
        let picture = MoonYear(
          of: figure, theme: style.theme, language: language, byline: style.byline, shaper: fonts)
        return CalendarPictures.Page(
          suffix: "\(figure.year)",
          scene: picture.scene(width: width, isTransparent: style.isTransparent, shaper: fonts),
          description: picture.description, findings: picture.audit())
      }
      let titles = [figures.first, figures.count > 1 ? figures.last : nil]
      let pictures = try CalendarPictures(
        pages, title: titles.compactMap { $0?.title(in: language) }.joined(separator: " – "),
        author: style.byline?.name,
        notes: style.theme.weaknesses + (style.byline?.notes(in: style.theme) ?? []),
        pixels: style.width ?? 2400, in: language, with: self)
      return Made(pictures, notes: pictures.notes)
    }
  }

  /// What the Moon does in some years, and for long enough before and after that its place is known throughout.
  private func moonEvents(
    of years: ClosedRange<Int>, by clock: LocalClock, _ voids: VoidReckoning, _ chart: Chart?,
    _ settings: ChartSettings
  ) throws(Problem) -> Made<[SkyEvent]> {
    let first = try CalendarSpan(ofYear: years.lowerBound, by: clock)
    let last = try CalendarSpan(ofYear: years.upperBound, by: clock)
    let listing = CalendarListing(
      kinds: [.ingress, .lunation, .eclipse, .void], movers: [.moon], voids: voids)
    let wide = try CalendarSpan(
      from: first.from.later(by: -MoonYearFigure.margin), to: last.to.later(by: MoonYearFigure.margin))
    return try events(CalendarRequest(listing, over: wide, of: chart), of: chart, settings)
  }
}

extension CalendarSpan {
  /// The years that are drawn for a span.
  fileprivate func moonYears(by clock: LocalClock) throws(Problem) -> ClosedRange<Int> {
    let (first, last) = (clock.date(from).year, clock.date(to).year)
    let years = (first...max(first, last)).filter { year in
      guard let start = CivilDate(year: year, month: 1, day: 1),
        let next = CivilDate(year: year + 1, month: 1, day: 1)
      else { return false }
      return isWorthAPage(from: start, to: next, by: clock) && clock.start(of: start).precedes(to)
    }
    guard let least = years.first, let most = years.last else { return first...first }
    guard years.count <= CalendarPictures.mostPages else {
      throw Problem(
        .tooLong, at: .field("span"),
        StudioFault.manyPictures(years.count, most: CalendarPictures.mostPages))
    }
    return least...most
  }
}

extension Moment {
  /// The instant some seconds later, or before.
  fileprivate func later(by seconds: Int) -> Moment {
    Moment(
      secondsSince1970: secondsSince1970 + seconds, utcOffsetSeconds: utcOffsetSeconds,
      offsetSource: offsetSource)
  }
}
