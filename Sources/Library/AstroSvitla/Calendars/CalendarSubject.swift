import AstroBirthplaces
import AstroChartModel
import AstroDiagnostics
import AstroTimeline
import AstroWording

/// The subject of calendar pictures.
struct CalendarSubject {
  /// The chart to which transits are computed; `nil` for the sky alone.
  var chart: Chart?
  var events: [SkyEvent]
  /// Passages that are within orb in the span but closest before or after it: years show them, lists do not.
  var passing: [SkyEvent] = []
  var span: CalendarSpan
  var clock: LocalClock
  /// The name of the time zone, such as `Europe/Kyiv`.
  var zone: String
  /// The bodies whose passages are drawn in a year; `nil` for the default.
  var movers: [Body]?
  /// The placements of the bodies at an instant.
  var places: (Moment) -> Result<[Placement], Problem>

  init(
    of chart: Chart?, _ events: [SkyEvent], in span: CalendarSpan, clock: LocalClock, zone: String,
    movers: [Body]? = nil, places: @escaping (Moment) -> Result<[Placement], Problem>
  ) {
    (self.chart, self.events, self.span) = (chart, events, span)
    (self.clock, self.zone, self.movers, self.places) = (clock, zone, movers, places)
  }

  func name(in language: Language) -> String? { chart.map { $0.name ?? $0.title(in: language) } }

  /// What the calendar shows, the birth on which it is based, and its time zone.
  func facts(in language: Language) -> [String] {
    let words = CalendarPictureWords(language)
    let told = chart.map { [words.transitsToBirth] + $0.birthFacts(in: language) } ?? [words.aspectsInTheSky]
    return told + [clock.times(in: span, language: language)]
  }

  /// The bodies with bands in a year: by default the slow ones for a birth, all but the Moon for the sky
  /// alone.
  var bandMovers: Set<Body> {
    if let movers { return Set(movers) }
    return chart == nil ? Set(CalendarListing.movers) : YearFigure.slowMovers
  }
}
