public import ChartModel

/// A line of a calendar: what happens at one moment, or from one to another.
public struct CalendarEntry: Hashable, Sendable {
  package var event: SkyEvent
  /// Which hit of a passage, from 0 on; `nil` where the entry is all of its event.
  package var hit: Int?
  /// When it happens or begins, by the clock of the calendar.
  public package(set) var start: Moment
  /// When it is over; `nil` for what happens at one moment.
  public package(set) var end: Moment?

  package init(event: SkyEvent, hit: Int? = nil, start: Moment, end: Moment? = nil) {
    (self.event, self.hit, self.start, self.end) = (event, hit, start, end)
  }

  /// The entries of events within a span, in order of time: each hit of a passage is one.
  package static func all(of events: [SkyEvent], in span: CalendarSpan) -> [CalendarEntry] {
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
  /// - Parameters:
  ///   - language: Of its words.
  ///   - clock: What stands behind a time whose clock is not everybody's, such as `UTC`.
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
