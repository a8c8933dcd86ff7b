package import AstroChartModel
package import AstroTradition
package import AstroWording

/// What a graphic ephemeris shows: longitudes over time, folded by a modulus, and what they meet.
package struct GraphicFigure: Sendable {
  /// The way of a body through the span.
  package struct Way: Hashable, Sendable {
    package let body: Body
    /// Its longitude at evenly spaced instants, of which the first and the last are the ends of the span: degrees that
    /// are continuous from one turn of the zodiac to the next.
    package let degrees: [Double]

    package init(_ body: Body, _ degrees: [Double]) { (self.body, self.degrees) = (body, degrees) }
  }

  /// A place of the birth chart.
  package struct Natal: Hashable, Sendable {
    package let end: AspectEnd
    package let longitude: Longitude

    package init(_ end: AspectEnd, _ longitude: Longitude) { (self.end, self.longitude) = (end, longitude) }
  }

  /// Whose transits are shown, and the facts of the birth; `nil` for the sky alone.
  package let name: String?
  package let facts: [String]
  package let span: CalendarSpan
  /// The clock by which days begin and times are told.
  package let clock: LocalClock
  package let modulus: DialModulus
  package let ways: [Way]
  package let natal: [Natal]
  /// The crossings, stations, lunations and eclipses, in chronological order.
  package let events: [SkyEvent]

  /// - Parameter events: In any order; what does not happen in the span is ignored.
  package init(
    of name: String?, facts: [String] = [], span: CalendarSpan, clock: LocalClock = .utc,
    modulus: DialModulus = .ninety, ways: [Way], natal: [Natal] = [], events: [SkyEvent]
  ) {
    (self.name, self.facts, self.span, self.clock, self.modulus) = (name, facts, span, clock, modulus)
    (self.ways, self.natal) = (ways, natal)
    self.events = events.flatMap { GraphicFigure.parts(of: $0, in: span) }
      .sorted { $0.moment.precedes($1.moment) }
  }

  /// How many instants a way has, beside its first.
  package static let steps = 2000

  /// The instants of a way through a span, as Julian days.
  package static func days(of span: CalendarSpan) -> [Double] {
    let (from, to) = (span.from.exactSeconds, span.to.exactSeconds)
    return (0...steps).map { Moment.julianDay(seconds: from + (to - from) * Double($0) / Double(steps)) }
  }

  /// The event if it happens in the span; of a passage, each hit there on its own.
  private static func parts(of event: SkyEvent, in span: CalendarSpan) -> [SkyEvent] {
    guard case .transit(var passage) = event else { return span.contains(event.moment) ? [event] : [] }
    return passage.hits.filter { span.contains($0.moment) }.map { hit in
      passage.hits = [hit]
      return .transit(passage)
    }
  }

  package func title(in language: Language) -> String {
    let picture = "\(GraphicWords(language).title) · \(clock.period(of: span, in: language))"
    return name.map { "\(WritingDirection.isolated($0)) · \(picture)" } ?? picture
  }
}

extension DialModulus {
  /// The aspects whose two ends fall on one place.
  package var foldedAspects: [AspectType] {
    AspectType.allCases.filter { $0.exactDegree.truncatingRemainder(dividingBy: Double(rawValue)) == 0 }
  }
}
