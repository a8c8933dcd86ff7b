package import AstroCalendarKit
package import AstroChartModel
package import AstroDiagnostics
import AstroDrawing
import AstroSvitla
import AstroThemes
import AstroTimeline
import AstroWheelLayout
import AstroWording

/// A year of a birth: everything that happens in it, and the places of the slow planets when it begins and
/// ends.
package struct YearSubject {
  private let chart: Chart
  private let calendar: CalendarSubject
  private let around: [OuterSky]

  /// The subject for a year; the notes include what a reader should know about the computation.
  package static func of(
    _ natal: Chart, _ year: Int, _ options: YearOptions, from source: CalendarSource
  ) throws(Problem) -> Made<YearSubject> {
    let (clock, zone) = try options.clock(of: natal)
    let span = try YearOptions.span(of: year, by: clock)
    // The first instant may lie in the previous year in UTC, so the middle is checked, to report the
    // requested year if it is not covered.
    do throws(Problem) { _ = try source.sky(natal, at: span.middle) } catch {
      throw error.code == .outOfRange ? error.of("--year") : error
    }
    let request = CalendarRequest(span, for: natal)
    let listed = try source.events(natal, request, from: nil)
    let moon = try source.events(natal, request.ofMoonSigns, from: nil).value
    let calendar = CalendarSubject(of: natal, listed.value + moon, in: span, clock: clock, zone: zone) {
      moment in
      Result { () throws(Problem) in try source.places(natal, at: moment) }
    }
    var around: [OuterSky] = []
    for moment in [span.from, span.lastSecond] {
      around.append(try outer(source.sky(natal, at: moment), clock.told(moment)))
    }
    return Made(YearSubject(chart: natal, calendar: calendar, around: around), notes: listed.notes)
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
    in language: Language, theme: Theme, purchaseDate: CivilDate?, shaper: any TextShaper
  ) throws(Problem) -> ReportDocument {
    let years = try calendar.years(in: language)
    let months = try calendar.months(in: language).map(\.figure)
    return ReportDocument(
      yearOf: chart, around: around.map { $0.dated(in: language) }, years[0].figure, months: months,
      zone: calendar.zone, language: language, theme: theme, purchaseDate: purchaseDate, shaper: shaper)
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
