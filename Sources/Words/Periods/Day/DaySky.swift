package import AstroChartModel

/// What a day's sky has for every birth whose clock begins and ends the day alike.
package struct DaySky: Hashable, Sendable {
  package let date: CivilDate
  package let span: CalendarSpan
  /// Where the Moon is in the middle of the day, and of the day before.
  let moon: Longitude
  let moonBefore: Longitude
  /// The events of the day, and the Moon's ingresses some days around, with times on the clock of the day.
  package let events: [SkyEvent]
  /// Where bodies are at some moments of the day.
  private let places: [SpanSky.Place]
  /// Where each of Mars to Pluto is as the day begins, and as it ends.
  private let slowWays: [SlowWay]
  /// The slow bodies that turn on the day before or on the next one, on which that is told.
  let bodiesTurningBeside: Set<Body>

  /// One of 25 hours, as a clock may have, in seconds.
  private static let longestDay = 90_000

  private struct SlowWay: Hashable {
    var body: Body
    var from: Longitude
    var to: Longitude
  }

  package init(
    _ date: CivilDate, _ span: CalendarSpan, moon: Longitude, moonBefore: Longitude, events: [SkyEvent],
    places: [SpanSky.Place]
  ) {
    (self.date, self.span, self.moon, self.moonBefore) = (date, span, moon, moonBefore)
    (self.events, self.places) = (events, places)
    let (from, to) = (span.from.secondsSince1970, span.to.secondsSince1970)
    bodiesTurningBeside = Set(
      Station.slow(among: events).filter { station in
        let second = station.moment.secondsSince1970
        return (from - DaySky.longestDay..<from).contains(second)
          || (to..<to + DaySky.longestDay).contains(second)
      }.map(\.body))
    slowWays = Body.planets.filter { $0 > .venus }.compactMap { body in
      let found = places.filter { $0.body == body }
      guard let first = found.first, let last = found.last else { return nil }
      return SlowWay(body: body, from: first.longitude, to: last.longitude)
    }
  }

  /// The bodies of Mars to Pluto that are in another house as the day ends, the slowest first.
  func bodiesEntering(_ houses: Houses) -> [Body] {
    slowWays.filter { houses.house(of: $0.from) != houses.house(of: $0.to) }.map(\.body).reversed()
  }

  /// What a writer of another text may speak of.
  package var beside: SpanSky { SpanSky(events: events, places: places) }

  /// The day, counted from 1970.
  var number: Int { date.daysSince1970 }

  /// Which of three wordings the day uses.
  var wording: Int { turn(among: 3) }

  /// A number from 1 that differs from that of the day before, and of the day a turn of the Moon before, which is 27 days.
  func turn(among count: Int) -> Int {
    let turns = Int((Double(number) / 27).rounded(.down))
    return ((number + turns) % count + count) % count + 1
  }

  /// By which clock the day is told.
  var clock: Said { .clock(of: [span.from, span.to]) }

  package var today: [SkyEvent] { events.filter { span.contains($0.moment) } }

  // MARK: - The Moon

  private var ingresses: [Ingress] {
    events.compactMap { if case .ingress(let ingress) = $0, ingress.body == .moon { ingress } else { nil } }
  }

  /// The Moon's entry into the sign in which it is at noon.
  var entry: Ingress? { ingresses.last { $0.sign == moon.sign && $0.moment.precedes(span.to) } }

  /// The Moon's entry into the next sign, if that is today.
  var exit: Ingress? { ingresses.first { $0.sign == moon.sign.next && span.contains($0.moment) } }

  /// Whether the Moon entered its sign since the noon before.
  var isInNewSign: Bool { moon.sign != moonBefore.sign }

  /// Whether the Moon changes its sign today.
  var changesMoon: Bool { exit != nil || entry.map { span.contains($0.moment) } ?? false }

  /// The new or full Moon of the day.
  var lunation: Lunation? {
    today.lazy.compactMap {
      if case .lunation(let lunation) = $0, [.newMoon, .fullMoon].contains(lunation.phase) {
        lunation
      } else {
        nil
      }
    }.first
  }

  /// The eclipse that the new or full Moon of the day is.
  var eclipse: Eclipse? {
    lunation.flatMap { lunation in
      events.lazy.compactMap {
        if case .eclipse(let eclipse) = $0, eclipse.isAt(lunation) { eclipse } else { nil }
      }
      .first
    }
  }

  /// The swift bodies that turn today.
  var stations: [Station] { Station.swift(among: today) }

  /// The slow bodies that turn today.
  var slowStations: [Station] { Station.slow(among: today) }

  /// The slow bodies that enter a sign today.
  var slowIngresses: [Ingress] {
    today.compactMap { if case .ingress(let ingress) = $0, ingress.body > .venus { ingress } else { nil } }
  }

  /// The Moon's aspects in the sky, from the day's beginning on.
  var meetings: [MutualAspect] {
    events.compactMap {
      if case .aspect(let aspect) = $0, [aspect.body1, aspect.body2].contains(.moon),
        !aspect.moment.precedes(span.from)
      {
        aspect
      } else {
        nil
      }
    }
  }
}

extension Sign {
  var next: Sign { Sign(index: index + 1) }
}
