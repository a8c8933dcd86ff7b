/// The clock that decides when days begin.
package struct LocalClock: Sendable {
  private let tell: @Sendable (Moment) -> Moment

  /// - Parameter tell: Returns the same instant with the UTC offset in force at that time.
  package init(_ tell: @escaping @Sendable (Moment) -> Moment) { self.tell = tell }

  /// A clock that shows UTC.
  package static let utc = LocalClock(\.inUTC)

  package func told(_ moment: Moment) -> Moment { tell(moment) }

  package func date(_ moment: Moment) -> CivilDate { tell(moment).local.date }

  /// The instant at which a day begins: midnight, or the first instant after it if the clock skips midnight.
  package func start(of date: CivilDate) -> Moment {
    let midnight = date.daysSince1970 * 86_400
    let noon = offset(at: midnight + 43_200 - offset(at: midnight + 43_200))
    // The clock may have changed between midnight and noon.
    let offset = offset(at: midnight - noon)
    return tell(Moment.at(midnight - offset))
  }

  /// The days that overlap a span, in order.
  package func days(of span: CalendarSpan) -> [CivilDate] {
    let first = date(span.from)
    var days = [first]
    while let last = days.last {
      let next = CivilDate(daysSince1970: last.daysSince1970 + 1)
      guard start(of: next).precedes(span.to) else { break }
      days.append(next)
    }
    return days
  }

  private func offset(at seconds: Int) -> Int { tell(.at(seconds)).utcOffsetSeconds }
}

extension Moment {
  fileprivate static func at(_ seconds: Int) -> Moment {
    Moment(secondsSince1970: seconds, utcOffsetSeconds: 0, offsetSource: .fixed)
  }
}
