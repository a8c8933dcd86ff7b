public import AstroChartModel

/// A line of a calendar: what happens at one moment or during a period.
public struct CalendarEntry: Hashable, Sendable {
  package var event: SkyEvent
  /// The index of a hit within its passage, from 0; `nil` if the entry stands for the whole event.
  package var hit: Int?
  /// When it happens or begins, in the time zone of the calendar.
  public package(set) var start: Moment
  /// When it ends; `nil` for what happens at one moment.
  public package(set) var end: Moment?

  package init(event: SkyEvent, hit: Int? = nil, start: Moment, end: Moment? = nil) {
    (self.event, self.hit, self.start, self.end) = (event, hit, start, end)
  }

  /// The entries of events within a span, in order of time; each hit of a passage is an entry.
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

  /// The same for places where symbols next to it show its aspects: a void of course without the aspect
  /// before it.
  package func shortSummary(in language: Language) -> String {
    guard case .void(let void) = event else { return summary(in: language) }
    return language.phrasebook.voidOfCourse(in: void.leaves)
  }

  /// When and what, in one line: “3 February 2027, 06:05 · Saturn squares your Sun, second of three”.
  ///
  /// - Parameters:
  ///   - language: The language of the words.
  ///   - clock: A label after the time, such as `UTC`, if it is not in the reader's own time zone.
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

  /// The time rounded down to the minute, as clocks show it.
  private static func clockText(_ moment: Moment) -> String { String(moment.local.time.text.prefix(5)) }
}
