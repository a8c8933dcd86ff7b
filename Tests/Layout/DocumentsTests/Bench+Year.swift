import AstroChartModel
import AstroDocuments
import AstroEphemeris
import AstroSkies
import AstroSvitla
import AstroThemes
import AstroTimeline
import AstroWheelLayout
import AstroWording

/// A year as tests set it: by a clock two hours ahead of UTC.
struct SetYear {
  let document: ReportDocument
  /// All that happens, but for the signs that the Moon enters.
  let events: [SkyEvent]
  let span: CalendarSpan

  static let clock = LocalClock { moment in
    Moment(
      secondsSince1970: moment.secondsSince1970, nanoseconds: moment.nanoseconds, utcOffsetSeconds: 7200,
      offsetSource: .fixed)
  }
}

extension Bench {
  func year(
    _ year: Int, of birth: BirthData, in language: Language, theme: Theme = .light
  ) throws -> SetYear {
    let natal = try chart(of: birth)
    let span = try CalendarSpan(from: start(of: year), to: start(of: year + 1))
    var calendar = SkyCalendar(around: span.from)
    var request = CalendarRequest(span, kinds: CalendarRequest.kinds(withBirth: true))
    if !natal.hasBirthTime { request.kinds.subtract([.return, .profection]) }
    let events = try calendar.events(request, of: natal).value
    (request.kinds, request.movers) = ([.ingress], [.moon])
    let all = events + (try calendar.events(request, of: natal).value)
    let places = try Skies().transit(to: nil, at: span.from).planets
    let figure = YearFigure(
      of: natal.name, span: span, clock: SetYear.clock, events: all, places: places)
    let months = try (1...12).map {
      try MonthFigure(of: natal.name, year: year, month: $0, clock: SetYear.clock, events: all)
    }
    let document = ReportDocument(
      yearOf: natal, around: [], figure, months: months, zone: "UTC+2", language: language, theme: theme,
      shaper: fonts)
    return SetYear(document: document, events: events, span: span)
  }

  /// Midnight two hours ahead of UTC.
  private func start(of year: Int) -> Moment {
    let day = CivilDate(year: year, month: 1, day: 1)?.daysSince1970 ?? 0
    return SetYear.clock.told(
      Moment(secondsSince1970: day * 86_400 - 7200, utcOffsetSeconds: 0, offsetSource: .fixed))
  }
}
