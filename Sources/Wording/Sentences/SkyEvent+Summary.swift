public import ChartModel

extension SkyEvent {
  /// What happens, in one clause without its time: “Saturn squares your Sun, exact three times”.
  public func summary(in language: Language) -> String {
    let phrases = language.phrasebook
    switch self {
    case .transit(let passage): return passage.summary(in: language)
    case .aspect(let aspect): return phrases.aspect(aspect)
    case .ingress(let ingress): return phrases.ingress(ingress)
    case .station(let station):
      return phrases.station(station, at: station.longitude.position(in: language))
    case .shadow(let shadow):
      return phrases.shadow(
        of: shadow.body, from: shadow.entersAt.position(in: language),
        to: shadow.stationAt.position(in: language))
    case .lunation(let lunation):
      return phrases.lunation(lunation.phase, at: lunation.longitude.position(in: language))
    case .eclipse(let eclipse): return phrases.eclipse(of: eclipse.luminary, eclipse.type)
    case .void(let void): return phrases.void(void)
    case .return(let back): return phrases.bodyReturn(back)
    case .profection(let profection): return phrases.profection(profection)
    case .hour(let hour): return phrases.hour(hour)
    }
  }
}

extension Passage {
  /// The whole passage in one clause.
  fileprivate func summary(in language: Language) -> String {
    let words = language.phrasebook.transit(of: transiting, aspect, to: natal)
    if let closest { return "\(words), \(language.phrasebook.nearMiss(Degrees.text(closest.orb)))" }
    return hits.count == 1 ? words : "\(words), \(language.phrasebook.exactTimes(hits.count))"
  }

  /// One of its hits in one clause: “Saturn squares your Sun, second of three”.
  ///
  /// - Parameter index: 0 for the first.
  fileprivate func summary(ofHit index: Int, in language: Language) -> String {
    let words = language.phrasebook.transit(of: transiting, aspect, to: natal)
    return hits.count == 1 ? words : "\(words), \(language.phrasebook.meeting(index + 1, of: hits.count))"
  }
}

extension Lunation.Phase {
  /// The same among the eight phases.
  package var moonPhase: MoonPhase {
    switch self {
    case .newMoon: .newMoon
    case .firstQuarter: .firstQuarter
    case .fullMoon: .fullMoon
    case .lastQuarter: .lastQuarter
    }
  }
}

/// A line of a calendar: what happens at one moment, or from one to another.
public struct CalendarEntry: Hashable, Sendable {
  public var event: SkyEvent
  /// Which hit of a passage, from 0 on; `nil` where the entry is all of its event.
  public var hit: Int?
  public var start: Moment
  /// `nil` for what happens at one moment.
  public var end: Moment?

  /// The entries of events within a span, in order of time: each hit of a passage is one.
  public static func all(of events: [SkyEvent], in span: CalendarSpan) -> [CalendarEntry] {
    let entries = events.flatMap { event -> [CalendarEntry] in
      guard case .transit(let passage) = event, !passage.hits.isEmpty else {
        return [CalendarEntry(event: event, start: event.moment, end: event.end)]
      }
      return passage.hits.enumerated().filter { span.contains($0.element.moment) }.map { index, hit in
        CalendarEntry(event: event, hit: index, start: hit.moment)
      }
    }
    return entries.enumerated().sorted { a, b in
      a.element.start.precedes(b.element.start)
        || (!b.element.start.precedes(a.element.start) && a.offset < b.offset)
    }.map(\.element)
  }

  /// What happens, without its time.
  public func summary(in language: Language) -> String {
    guard case .transit(let passage) = event, let hit else { return event.summary(in: language) }
    return passage.summary(ofHit: hit, in: language)
  }

  /// The same where its aspects are told in signs beside it: voids without the one before them.
  package func shortSummary(in language: Language) -> String {
    guard case .void(let void) = event else { return summary(in: language) }
    return language.phrasebook.voidOfCourse(in: void.leaves)
  }

  /// When and what, in one line: “3 February 2027, 06:05 · Saturn squares your Sun, second of three”.
  ///
  /// - Parameter clock: What stands behind a time whose clock is not everybody's, such as `UTC`.
  public func line(in language: Language, clock: String? = nil) -> String {
    let time = end.map { end in
      let isSameDay = start.local.date == end.local.date
      return language.phrasebook.lasting(
        text(start, language), until: isSameDay ? CalendarEntry.clockText(end) : text(end, language))
    }
    let zone = clock.map { " \($0)" } ?? ""
    return "\(time ?? text(start, language))\(zone) · \(summary(in: language))"
  }

  private func text(_ moment: Moment, _ language: Language) -> String {
    let date = moment.local.date
    let day =
      date.year > 0
      ? language.phrasebook.calendarDate(year: date.year, month: date.month, day: date.day)
      : date.text(in: language)
    return "\(day), \(CalendarEntry.clockText(moment))"
  }

  /// The minute that is running, as clocks show it.
  private static func clockText(_ moment: Moment) -> String { String(moment.local.time.text.prefix(5)) }
}

extension SkyEvent {
  /// When it is over; `nil` for what happens at one moment, and for a passage.
  public var end: Moment? {
    switch self {
    case .shadow(let shadow): shadow.end
    case .void(let void): void.end
    case .profection(let profection): profection.end
    case .hour(let hour): hour.end
    case .transit, .aspect, .ingress, .station, .lunation, .eclipse, .return: nil
    }
  }
}
