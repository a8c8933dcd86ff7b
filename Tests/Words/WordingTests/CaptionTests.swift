import AstroChartModel
import AstroWording
import Testing

@Suite struct CaptionTests {
  /// Somebody born in Tromsø half an hour after midnight, when it was still yesterday in UTC.
  private func chart(_ source: Moment.OffsetSource, offset: Int) throws -> Chart {
    let date = try #require(CivilDate("1988-06-21"))
    var chart = try Chart(name: "Ingrid", planets: [])
    chart.birth = try BirthData(
      date: date, time: ClockTime("00:40"), timeZone: "Europe/Oslo", latitude: 69.6492, longitude: 18.9553,
      place: "Tromsø")
    chart.moment = Moment(
      secondsSince1970: date.daysSince1970 * 86_400 + 2400 - offset, utcOffsetSeconds: offset,
      offsetSource: source)
    return chart
  }

  @Test func `the clock, the zone and UTC each have a line`() throws {
    let chart = try chart(.iana, offset: 7200)
    #expect(
      ChartCaption(of: chart, in: .en).time
        == ["21 June 1988, 00:40", "Europe/Oslo, UTC+2", "22:40 UTC, 20 June"])
    #expect(
      ChartCaption(of: chart, in: .uk).time
        == ["21 червня 1988 р., 00:40", "Europe/Oslo, UTC+2", "22:40 UTC, 20 червня"])
  }

  @Test func `local mean time is called by its name`() throws {
    let caption = ChartCaption(of: try chart(.lmt, offset: 4549), in: .uk)
    #expect(caption.time[1...] == ["Місцевий середній час", "UTC+1:15:49", "23:24:11 UTC, 20 червня"])
  }

  @Test func `a sidereal zodiac is told with its ayanamsa`() throws {
    var chart = try chart(.fixed, offset: 7200)
    chart.settings.zodiac = .sidereal(.lahiri)
    let caption = ChartCaption(of: chart, in: .en)
    #expect(caption.place == ["Tromsø", "69°39′ N, 18°57′ E", "Sidereal zodiac", "Lahiri"])
    #expect(caption.time[1] == "UTC+2")
  }

  @Test func `a chart of positions alone has nothing made up`() throws {
    let caption = ChartCaption(of: try Chart(planets: []), in: .en)
    #expect(caption.title == nil)
    #expect(caption.time == [])
    #expect(caption.place == ["Tropical zodiac"])
    #expect(caption.notes == [])
  }
}
