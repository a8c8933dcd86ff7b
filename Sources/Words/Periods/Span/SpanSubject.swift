package import AstroAlmanac
package import AstroChartModel

/// What a span of more than a day has for one birth, with times on the clock of the span.
package struct SpanSubject: Sendable {
  let span: CalendarSpan
  /// The houses of the birth; `nil` without a time of birth.
  let houses: Houses?
  /// The events of the sky in the span.
  let events: [SkyEvent]
  /// The passages under way in the span, the weightiest first.
  let passages: [SpanPassage]

  package init(
    _ span: CalendarSpan, houses: Houses?, events: [SkyEvent], passages: [SpanPassage]
  ) {
    (self.span, self.houses, self.events) = (span, houses, events)
    self.passages = passages.sorted { ($1.weight, $0.contact.id) < ($0.weight, $1.contact.id) }
  }

  /// The year in which days need no year beside them.
  var year: Int { span.from.local.date.year }

  func house(of longitude: Longitude) -> Int? { houses?.house(of: longitude) }

  /// The passages by how much they say of this span rather than of those around it: a passage of years is told where it
  /// is exact.
  var freshest: [SpanPassage] {
    passages.sorted { one, other in
      (-one.freshness(in: span), one.contact.id) < (-other.freshness(in: span), other.contact.id)
    }
  }

  var lunations: [Lunation] {
    events.compactMap {
      if case .lunation(let lunation) = $0, [.newMoon, .fullMoon].contains(lunation.phase) {
        lunation
      } else {
        nil
      }
    }
  }

  var eclipses: [Eclipse] {
    events.compactMap { if case .eclipse(let eclipse) = $0 { eclipse } else { nil } }
  }

  /// The swift bodies that turn.
  var stations: [Station] { Station.swift(among: events) }

  /// The slow bodies that turn beside something in the birth chart, each with the weightiest passage that it lingers in.
  var stills: [Still] {
    Station.slow(among: events).compactMap { station in
      passages.lazy.compactMap { Still(station, in: $0.passage) }.first
    }
  }

  /// The houses that Mars to Pluto enter.
  var entries: [HouseIngress] { HouseIngress.slow(among: events) }

  /// What says how the reading was made.
  var method: [Said] {
    [.clock(of: [span.from, span.to] + events.map(\.moment).filter(span.contains))]
      + (houses == nil ? [.text("method.untimed")] : [])
  }
}

/// A passage under way in a span, and how much it says there.
package struct SpanPassage: Hashable, Sendable {
  let passage: Passage
  let contact: Contact
  let weight: Double

  /// - Parameter near: What the span finds of it.
  package init?(_ passage: Passage, near: Nearness) { self.init(passage, weight: near.weight) }

  init?(_ passage: Passage, weight: Double) {
    guard let contact = Contact(passage) else { return nil }
    (self.passage, self.contact, self.weight) = (passage, contact, weight)
  }

  /// The passages among some events, by their own weight.
  package static func all(among events: [SkyEvent]) -> [SpanPassage] {
    events.compactMap { event in
      guard case .transit(let passage) = event, let contact = Contact(passage) else { return nil }
      return SpanPassage(passage, weight: contact.weight)
    }
  }

  /// The moments in a span at which it is exact, or closest.
  func peaks(in span: CalendarSpan) -> [Moment] {
    let moments =
      passage.hits.isEmpty ? [passage.closest?.moment].compactMap(\.self) : passage.hits.map(\.moment)
    return moments.filter(span.contains)
  }

  /// Its weight, less the longer it is before or after it is exact.
  fileprivate func freshness(in span: CalendarSpan) -> Double {
    let (first, last) = (span.from.dayNumber, span.to.dayNumber)
    let days = passage.peaks.map { max(0, first - $0, $0 - last) }.min() ?? 0
    return weight / (1 + Double(days) / 7)
  }

  /// The phase whose text a span tells.
  func phase(in span: CalendarSpan) -> PassagePhase {
    if passage.hits.contains(where: { span.contains($0.moment) }) { return .exact }
    return passage.told(on: (span.from.dayNumber + span.to.dayNumber) / 2)
  }
}
