package import ChartModel
package import Wording

/// What a picture of a year shows.
package struct YearFigure: Sendable {
  /// Whose year it is, and by which birth it is reckoned; `nil` and none for the sky alone.
  package var name: String?
  package var facts: [String]
  package var span: CalendarSpan
  /// By which days begin.
  package var clock: LocalClock
  package var events: [SkyEvent]
  /// Where the bodies stand as the span begins.
  package var places: [Placement]
  /// Whose passages are drawn as bands; those of others are left to lists.
  package var bandMovers: Set<Body>

  /// - Parameters:
  ///   - events: In any order; what a year does not show is passed over.
  ///   - places: Of each of them the way through the zodiac is drawn.
  package init(
    of name: String?, facts: [String] = [], span: CalendarSpan, clock: LocalClock = .utc,
    events: [SkyEvent], places: [Placement], bandMovers: Set<Body> = YearFigure.slowMovers
  ) {
    (self.name, self.facts, self.span, self.clock) = (name, facts, span, clock)
    (self.events, self.places, self.bandMovers) = (events, places, bandMovers)
  }

  /// Those whose passages last long enough to be seen in a year: Mars to Pluto.
  package static let slowMovers: Set<Body> = [.mars, .jupiter, .saturn, .uranus, .neptune, .pluto]

  /// The name and the year, or the name and the first and last day.
  package func title(in language: Language) -> String {
    let whose = name.map(WritingDirection.isolated) ?? CalendarPictureWords(language).skyAlone
    return "\(whose) · \(period(in: language))"
  }

  private func period(in language: Language) -> String {
    let days = clock.days(of: span)
    guard let first = days.first, let last = days.last else { return "" }
    let isYear =
      first.year == last.year && (first.month, first.day) == (1, 1) && (last.month, last.day) == (12, 31)
    return isYear
      ? String(first.year) : "\(first.shortText(in: language)) – \(last.shortText(in: language))"
  }
}

extension Body {
  /// 0 for the slowest.
  var slowness: Int { Body.slowestFirst.firstIndex(of: self) ?? 0 }

  /// By mean motion as seen from the Earth; points stand before all planets.
  static let slowestFirst: [Body] =
    Body.points + [.pluto, .neptune, .uranus, .saturn, .jupiter, .mars, .sun, .venus, .mercury, .moon]
}
