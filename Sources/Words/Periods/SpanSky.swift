package import AstroChartModel

/// What the sky has in a span, more than a reading tells: what a writer of another text may speak of.
package struct SpanSky: Hashable, Sendable {
  /// Where a body is at a moment, and whether it moves back.
  package struct Place: Hashable, Sendable {
    package var body: Body
    package var longitude: Longitude
    package var isRetrograde: Bool

    package init(_ body: Body, at longitude: Longitude, isRetrograde: Bool) {
      (self.body, self.longitude, self.isRetrograde) = (body, longitude, isRetrograde)
    }
  }

  /// The events, with times on the clock of the reading.
  package var events: [SkyEvent]
  /// Where bodies are at some moments of the span.
  package var places: [Place]
  /// The sky of the Sun’s return in the span, and of the one before; none without a time of birth.
  package var sunReturns: [Chart]

  package init(events: [SkyEvent] = [], places: [Place] = [], sunReturns: [Chart] = []) {
    (self.events, self.places, self.sunReturns) = (events, places, sunReturns)
  }
}

extension SpanSubject {
  /// The events of the span with the passages under way.
  package var allEvents: [SkyEvent] { events + passages.map { .transit($0.passage) } }
}
