import AstroSvitla

/// Measures what a professional looks up, for births of one day, whose stars are looked up once.
struct LookupBench: RowGroup {
  private let birth: BirthData
  private let ephemeris: SwissEphemeris
  private let studio: Studio
  private let chart: Chart

  init(of chart: Chart, born birth: BirthData, by ephemeris: SwissEphemeris) throws {
    (self.birth, self.ephemeris, self.chart) = (birth, ephemeris, chart)
    studio = try Studio()
  }

  var rows: [Row] { [all, life, lifetime] }

  /// A birth to its chart file with all, held against the same without: the difference is asked to be half a
  /// millisecond.
  private var all: Row {
    let (turn, other) = (Turn(), Turn())
    let plain = Row.Floor(name: "without") { _ = try chart(other.next()).json }
    return Row(name: "chart file with all", target: 0.75, runs: 1000, floor: plain) {
      let chart = try chart(turn.next())
      _ = try chart.json(with: studio.details(of: chart))
    }
  }

  private var life: Row {
    Row(name: "a life of 100 years as SVG", target: 30, runs: 50) {
      _ = try studio.life(of: chart).value.files(as: .svg)
    }
  }

  /// The times of lords as events.
  private var lifetime: Row {
    Row(name: "lords of time of 100 years", target: 30, runs: 50) {
      let (from, years) = (chart.moment?.secondsSince1970 ?? 0, 100)
      let end = from + Int(Double(years) * 365.2425 * 86_400)
      let span = try CalendarSpan(
        from: Moment(secondsSince1970: from, utcOffsetSeconds: 0, offsetSource: .fixed),
        to: Moment(secondsSince1970: end, utcOffsetSeconds: 0, offsetSource: .fixed))
      var calendar = SkyCalendar(ephemeris, around: span.from)
      _ = try calendar.events(CalendarRequest(span, kinds: [.lordTime, .profection]), of: chart)
    }
  }

  /// A chart of another minute between six and eighteen o'clock.
  private func chart(_ turn: Int) throws -> Chart {
    var other = birth
    let minute = 360 + turn * 7 % 720
    other.time = ClockTime(hour: minute / 60, minute: minute % 60)
    return try ephemeris.chart(of: other)
  }
}
