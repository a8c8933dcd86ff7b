import AstroSvitla

/// Measures calendars of a year: the first one, which fits the sky, and the following ones.
struct CalendarBench: RowGroup {
  private let natal: [Chart]
  private let ephemeris: SwissEphemeris
  private let span: CalendarSpan

  init(of natal: [Chart], by ephemeris: SwissEphemeris) throws {
    (self.natal, self.ephemeris) = (natal, ephemeris)
    span = try CalendarBench.span(2027, 2028)
  }

  private static func span(_ first: Int, _ last: Int) throws -> CalendarSpan {
    let ends = [first, last].map { year in
      let day = CivilDate(year: year, month: 1, day: 1)?.daysSince1970 ?? 0
      return Moment(secondsSince1970: day * 86_400, utcOffsetSeconds: 0, offsetSource: .fixed)
    }
    return try CalendarSpan(from: ends[0], to: ends[1])
  }

  var rows: [Row] {
    let slow = CalendarRequest(span, kinds: [.transit])
    let all = CalendarRequest(span, kinds: [.transit], movers: Body.planets)
    return [
      first("a year of transits to 12 points", slow, target: 15), next("the same for the next person", slow),
      first("a year of transits, Moon included", all, target: 30), lunations,
    ]
  }

  /// A calendar when nothing is fitted yet.
  private func first(_ name: String, _ request: CalendarRequest, target: Double) -> Row {
    Row(name: name, target: target, runs: 50) {
      var calendar = SkyCalendar(ephemeris, around: span.from)
      _ = try calendar.events(request, of: natal[0])
    }
  }

  /// A calendar of a sky that earlier ones have fitted.
  private func next(_ name: String, _ request: CalendarRequest) -> Row {
    var (calendar, turn) = (SkyCalendar(ephemeris, around: span.from), 0)
    return Row(name: name, target: 3, runs: 100) {
      turn += 1
      _ = try calendar.events(request, of: natal[turn % natal.count])
    }
  }

  private var lunations: Row {
    Row(name: "lunations of 100 years", target: 150, runs: 5) {
      let request = CalendarRequest(try CalendarBench.span(1950, 2050), kinds: [.lunation])
      var calendar = SkyCalendar(ephemeris, around: request.span.from)
      _ = try calendar.events(request)
    }
  }
}
