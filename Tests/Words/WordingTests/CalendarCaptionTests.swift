import AstroChartModel
import AstroWording
import Testing

@Suite struct CalendarCaptionTests {
  private func chart(_ date: String, _ calendar: CivilCalendar?) throws -> Chart {
    let date = try #require(CivilDate(date, in: calendar ?? .gregorian))
    var chart = try Chart(planets: [])
    chart.birth = try BirthData(
      date: date, calendar: calendar, time: ClockTime("22:30"), timeZone: "LMT", latitude: 43.78,
      longitude: 10.92)
    chart.moment = Moment(
      secondsSince1970: date.daysSince1970 * 86_400 + 81_000 - 2621, utcOffsetSeconds: 2621,
      offsetSource: .lmt)
    return chart
  }

  @Test func `a date of the Julian calendar stands with that of the Gregorian`() throws {
    let chart = try chart("1452-04-15", .julian)
    #expect(
      ChartCaption(of: chart, in: .en).time.prefix(3)
        == ["15 April 1452, 22:30", "Julian calendar", "Gregorian: 24 April 1452"])
    #expect(
      ChartCaption(of: chart, in: .uk).time.prefix(3)
        == ["15 квітня 1452 р., 22:30", "Юліанський календар", "Григоріанський: 24 квітня 1452 р."])
  }

  @Test(arguments: [nil, CivilCalendar.gregorian])
  func `a Gregorian date stands alone`(calendar: CivilCalendar?) throws {
    #expect(
      ChartCaption(of: try chart("1756-01-27", calendar), in: .en).time.prefix(2)
        == ["27 January 1756, 22:30", "Local mean time"])
  }

  @Test func `years before the first are told as people tell them`() throws {
    let ides = try #require(CivilDate("-0043-03-15", in: .julian))
    #expect(ides.text(in: .en, .julian) == "15 March 44 BC")
    #expect(ides.text(in: .uk, .julian) == "15 березня 44 р. до н. е.")
    #expect(ides.text(in: .en) == "13 March 44 BC")
    #expect(CivilDate("0000-01-01")?.text(in: .en) == "1 January 1 BC")
    #expect(CivilDate("0001-01-01")?.text(in: .uk) == "1 січня 1 р.")
  }
}
