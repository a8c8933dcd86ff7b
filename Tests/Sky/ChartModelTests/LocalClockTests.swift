import Testing

@testable import AstroChartModel

@Suite struct LocalClockTests {
  /// Two hours before UTC, and three from 2027-03-28 01:00 to 2027-10-31 01:00 UTC.
  private let kyiv = LocalClock { moment in
    let isSummer = (1_806_195_600..<1_824_944_400).contains(moment.secondsSince1970)
    return Moment(
      secondsSince1970: moment.secondsSince1970, utcOffsetSeconds: isSummer ? 10_800 : 7_200,
      offsetSource: .iana)
  }

  @Test(arguments: [
    "2027-01-01", "2027-03-27", "2027-03-28", "2027-03-29", "2027-07-01", "2027-10-31", "2027-11-01",
  ])
  func `a day begins at midnight on its clock`(text: String) throws {
    let date = try #require(CivilDate(text))
    let start = kyiv.start(of: date)
    #expect(start.local.date == date)
    #expect(start.local.time.secondsSinceMidnight == 0)
  }

  @Test func `the days on which the clock is put forward and back have 23 and 25 hours`() throws {
    let hours = try ["2027-03-28", "2027-10-31", "2027-06-01"].map { text in
      let date = try #require(CivilDate(text))
      let next = CivilDate(daysSince1970: date.daysSince1970 + 1)
      return (kyiv.start(of: next).secondsSince1970 - kyiv.start(of: date).secondsSince1970) / 3600
    }
    #expect(hours == [23, 25, 24])
  }

  @Test func `a span has every day of which a part lies in it`() throws {
    let span = try CalendarSpan(from: Moment(secondsSince1970: 90_000), to: Moment(secondsSince1970: 259_201))
    #expect(LocalClock.utc.days(of: span).map(\.text) == ["1970-01-02", "1970-01-03", "1970-01-04"])
  }

  @Test func `weekdays are those of the calendar`() throws {
    let days = try ["1970-01-01", "1969-12-28", "2027-01-01", "2026-11-22"].map {
      try #require(CivilDate($0)).weekday
    }
    #expect(days == [4, 7, 5, 7])
  }
}
