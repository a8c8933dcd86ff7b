package import AstroChartModel
package import AstroWording

/// What a picture of a year shows.
package struct YearFigure: Sendable {
  /// Whose year it is, and the facts of the birth; `nil` and empty for the sky alone.
  package var name: String?
  package var facts: [String]
  package var span: CalendarSpan
  /// The clock by which days begin.
  package var clock: LocalClock
  package var events: [SkyEvent]
  /// Passages that are within orb in the span, but closest before or after it, and so in no list.
  package var passing: [SkyEvent]
  /// The placements of the bodies when the span begins.
  package var places: [Placement]
  /// The bodies whose passages are drawn as bands; those of other bodies are left to lists.
  package var bandMovers: Set<Body>

  /// - Parameters:
  ///   - events: In any order; those that a year does not show are ignored.
  ///   - passing: Passages that are within orb in the span, but closest before or after it.
  ///   - places: The bodies whose motion through the zodiac is drawn.
  package init(
    of name: String?, facts: [String] = [], span: CalendarSpan, clock: LocalClock = .utc,
    events: [SkyEvent], passing: [SkyEvent] = [], places: [Placement],
    bandMovers: Set<Body> = YearFigure.slowMovers
  ) {
    (self.name, self.facts, self.span, self.clock) = (name, facts, span, clock)
    (self.events, self.passing, self.places, self.bandMovers) = (events, passing, places, bandMovers)
  }

  /// The bodies whose passages last long enough to be visible in a year: Mars to Pluto.
  package static let slowMovers: Set<Body> = [.mars, .jupiter, .saturn, .uranus, .neptune, .pluto]

  /// The name and the year, or the name and the first and last day.
  package func title(in language: Language) -> String {
    let whose = name.map(WritingDirection.isolated) ?? CalendarPictureWords(language).skyAlone
    return "\(whose) · \(clock.period(of: span, in: language))"
  }
}

extension Body {
  /// The index in `slowestFirst`, 0 for the slowest.
  var slowness: Int { Body.slowestFirst.firstIndex(of: self) ?? 0 }

  /// Ordered by mean geocentric motion; points come before all planets.
  static let slowestFirst: [Body] =
    Body.points + [.pluto, .neptune, .uranus, .saturn, .jupiter, .mars, .sun, .venus, .mercury, .moon]
}
