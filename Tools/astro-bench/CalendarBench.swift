import AstroSvitla

/// Measures calendars of a year: the first one, which fits the sky, and the following ones.
struct CalendarBench {
  private let natal: [Chart]
  private let ephemeris: SwissEphemeris
  private let span: CalendarSpan

  init(of birth: BirthData, by ephemeris: SwissEphemeris) throws {
    self.ephemeris = ephemeris
    natal = try (0..<20).map { turn in
      var other = birth
      other.date = CivilDate(daysSince1970: turn * 919)
      return try ephemeris.chart(of: other)
    }
    span = try CalendarBench.span(2027, 2028)
  }

  private static func span(_ first: Int, _ last: Int) throws -> CalendarSpan {
    let ends = [first, last].map { year in
      let day = CivilDate(year: year, month: 1, day: 1)?.daysSince1970 ?? 0
      return Moment(secondsSince1970: day * 86_400, utcOffsetSeconds: 0, offsetSource: .fixed)
    }
    return try CalendarSpan(from: ends[0], to: ends[1])
  }

  func measure() throws {
    let slow = CalendarRequest(span, kinds: [.transit])
    let all = CalendarRequest(span, kinds: [.transit], movers: Body.planets)
    Table.line("a year of transits to 12 points", try first(slow), target: 15, unit: "ms")
    Table.line("the same for the next person", try next(slow), target: 3, unit: "ms")
    Table.line("a year of transits, Moon included", try first(all), target: 30, unit: "ms")
    let lunations = CalendarRequest(try CalendarBench.span(1950, 2050), kinds: [.lunation])
    let century = try Stopwatch.median(runs: 5) {
      var calendar = SkyCalendar(ephemeris, around: lunations.span.from)
      _ = try calendar.events(lunations)
    }
    Table.line("lunations of 100 years", century, target: 150, unit: "ms")
  }

  /// The time for a calendar when nothing is fitted yet, in milliseconds.
  private func first(_ request: CalendarRequest) throws -> Double {
    try Stopwatch.median(runs: 50) {
      var calendar = SkyCalendar(ephemeris, around: span.from)
      _ = try calendar.events(request, of: natal[0])
    }
  }

  private func next(_ request: CalendarRequest) throws -> Double {
    var (calendar, turn) = (SkyCalendar(ephemeris, around: span.from), 0)
    for chart in natal { _ = try calendar.events(request, of: chart) }
    return try Stopwatch.median(runs: 100) {
      turn += 1
      _ = try calendar.events(request, of: natal[turn % natal.count])
    }
  }
}
