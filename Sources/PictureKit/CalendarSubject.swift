package import ChartModel
package import Diagnostics
package import Timeline
import Wording

/// What pictures of a calendar are of.
package struct CalendarSubject {
  /// Whom transits are told to; `nil` for the sky alone.
  package var chart: Chart?
  package var events: [SkyEvent]
  package var span: CalendarSpan
  package var clock: LocalClock
  /// What the clock is called, as in `Europe/Kyiv`.
  package var zone: String
  /// Whose passages are drawn in a year; `nil` leaves it to the picture.
  package var movers: [Body]?
  /// Where the bodies stand at an instant.
  package var places: (Moment) -> Result<[Placement], Problem>

  package init(
    of chart: Chart?, _ events: [SkyEvent], in span: CalendarSpan, clock: LocalClock, zone: String,
    movers: [Body]? = nil, places: @escaping (Moment) -> Result<[Placement], Problem>
  ) {
    (self.chart, self.events, self.span) = (chart, events, span)
    (self.clock, self.zone, self.movers, self.places) = (clock, zone, movers, places)
  }

  func name(in language: Language) -> String? { chart.map { $0.name ?? $0.title(in: language) } }

  /// What the calendar is, the birth that it is told to, and by which clock.
  func facts(in language: Language) -> [String] {
    let words = CalendarPictureWords(language)
    guard let chart else { return [words.aspectsInTheSky, words.times(of: zone)] }
    let caption = ChartCaption(of: chart, in: language)
    let birth = caption.time.prefix(1) + caption.place.prefix(chart.birth == nil ? 0 : 1)
    return [words.transitsToBirth] + birth + [words.times(of: zone)]
  }

  /// The bodies whose bands a year shows: the slow ones beside a birth, all but the Moon in the sky alone.
  var bandMovers: Set<Body> {
    if let movers { return Set(movers) }
    return chart == nil ? Set(CalendarRequest.movers) : YearFigure.slowMovers
  }
}
