import AstroBirthplaces
import AstroChartModel
import AstroDiagnostics
import AstroDocuments
import AstroDrawing
import AstroEphemeris
import AstroSkies
import AstroThemes
import AstroTimeline
import AstroWheelLayout
import AstroWording

/// A year of a birth: everything that happens in it, and the places of the slow planets when it begins and
/// ends.
struct YearSubject {
  private let chart: Chart
  private let calendar: CalendarSubject
  private let around: [OuterSky]

  /// The subject for a year; the notes include what a reader should know about the computation.
  ///
  /// - Parameter zone: The time zone; by default that of the birth.
  static func of(
    _ natal: Chart, _ year: Int, zone: String?, by studio: Studio
  ) throws(Problem) -> Made<YearSubject> {
    let zone = zone ?? natal.birth?.zoneToday
    let clock = try LocalClock(of: zone, longitude: natal.birth?.longitude)
    let span = try CalendarSpan(ofYear: year, by: clock)
    // The first instant may lie in the previous year in UTC, so the middle is checked, to report the
    // requested year if it is not covered.
    _ = try studio.sky(of: natal, at: span.middle)
    let request = CalendarRequest(CalendarListing(), over: span, of: natal)
    let settings = natal.settings
    var calendar = try studio.subject(of: natal, request, settings, clock: clock, zone: zone ?? "UTC")
    calendar.value.passing = try studio.passing(request, of: natal, settings)
    var around: [OuterSky] = []
    for moment in [span.from, span.lastSecond] {
      around.append(try outer(studio.sky(of: natal, at: moment), clock.told(moment)))
    }
    return calendar.map { YearSubject(chart: natal, calendar: $0, around: around) }
  }

  private init(chart: Chart, calendar: CalendarSubject, around: [OuterSky]) {
    (self.chart, self.calendar, self.around) = (chart, calendar, around)
  }

  /// The slow planets of a sky as a ring, with the day as its caption.
  ///
  /// - Parameter moment: The moment of the sky, in the time zone of the document.
  private static func outer(_ sky: Chart, _ moment: Moment) throws(Problem) -> OuterSky {
    let slow = try Chart(
      kind: .transit, settings: sky.settings, moment: moment, ephemeris: sky.ephemeris,
      planets: sky.planets.filter { slowPlanets.contains($0.body) })
    return OuterSky(slow, as: .transit)
  }

  /// For a faster planet, two places a year apart mean nothing.
  private static let slowPlanets: Set<Body> = [.jupiter, .saturn, .uranus, .neptune, .pluto]

  func document(
    in language: Language, reading: YearReading?, theme: Theme, purchaseDate: CivilDate?,
    shaper: any TextShaper
  ) throws(Problem) -> ReportDocument {
    let years = try calendar.years(in: language)
    let months = try calendar.months(in: language).map(\.figure)
    return ReportDocument(
      yearOf: chart.namingPlaces(in: language), around: around.map { $0.dated(in: language) },
      years[0].figure, months: months,
      zone: calendar.zone, reading: reading, language: language, theme: theme, purchaseDate: purchaseDate,
      shaper: shaper)
  }
}

extension OuterSky {
  fileprivate func dated(in language: Language) -> OuterSky {
    var outer = self
    outer.caption = chart.moment?.local.date.shortText(in: language)
    return outer
  }
}

extension CalendarSpan {
  fileprivate var middle: Moment {
    Moment(
      secondsSince1970: from.secondsSince1970 + (to.secondsSince1970 - from.secondsSince1970) / 2,
      utcOffsetSeconds: 0, offsetSource: .fixed)
  }

  fileprivate var lastSecond: Moment {
    Moment(
      secondsSince1970: to.secondsSince1970 - 1, utcOffsetSeconds: to.utcOffsetSeconds,
      offsetSource: to.offsetSource)
  }
}
