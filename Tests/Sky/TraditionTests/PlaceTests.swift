import AstroChartModel
import AstroEphemeris
import AstroSkies
import TestSupport
import Testing

@testable import AstroTradition

/// Day and night, lots, and the phase of the Moon.
@Suite struct PlaceTests {
  @Test func `outside the polar circles altitude and Ascendant agree about day and night`() throws {
    for birth in RandomBirths(seed: 61).lazy.filter({ abs($0.latitude) < 66 }).prefix(300) {
      let chart = try SwissEphemeris().chart(of: birth)
      let byAngles = try #require(Sect(of: chart, sunAltitude: nil))
      #expect(try Skies().details(of: chart, [.sect]).sect?.isDay == byAngles.isDay || byAngles.isNearHorizon)
    }
  }

  @Test func `within the polar circle the height of the Sun decides`() throws {
    // Noon of midsummer and of midwinter in Longyearbyen: the Sun does not set, and does not rise.
    for (month, isDay) in [(6, true), (12, false)] {
      let birth = try BirthData(
        date: #require(CivilDate(year: 2001, month: month, day: 21)), time: ClockTime(hour: 0, minute: 0),
        timeZone: "+01:00", latitude: 78.22, longitude: 15.65)
      let chart = try SwissEphemeris().chart(of: birth)
      #expect(try Skies().details(of: chart, [.sect]).sect?.isDay == isDay)
    }
  }

  @Test func `the lot of Fortune is the chart’s own, by day and by night`() throws {
    let settings = ChartSettings().with(points: [.fortune])
    var days = 0
    for birth in RandomBirths(seed: 62).prefix(300) {
      let chart = try SwissEphemeris().chart(of: birth, settings: settings)
      let details = try Skies().details(of: chart, [.lots, .sect])
      let lots = try #require(details.lots)
      #expect(
        lots[0].longitude.separation(from: try #require(chart.placement(of: .fortune)).longitude) < 3e-6)
      days += details.sect?.isDay == true ? 1 : 0
    }
    #expect((100...200).contains(days))
  }

  @Test func `Fortune and Spirit are mirrored in the Ascendant, and day and night change their places`()
    throws
  {
    var random = RandomCharts(seed: 63)
    for chart in try random.next(100) {
      let rising = try #require(chart.angles).ascendant
      let (day, night) = (
        try #require(Lot.all(of: chart, isDay: true)), try #require(Lot.all(of: chart, isDay: false))
      )
      #expect(
        abs(rising.distance(forwardTo: day[0].longitude) - day[1].longitude.distance(forwardTo: rising))
          < 3e-6)
      #expect(day[0].longitude == night[1].longitude && day[1].longitude == night[0].longitude)
      #expect(day.map(\.name) == Lot.Name.allCases)
    }
  }

  @Test func `the lots of the first sample are those that Paulus’s sums give`() throws {
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksana)
    func degrees(_ body: Body) throws -> Double { try #require(chart.placement(of: body)).longitude.degrees }
    let (rising, sun, moon) = (
      try #require(chart.angles).ascendant.degrees, try degrees(.sun), try degrees(.moon)
    )
    let (fortune, spirit) = (rising + moon - sun, rising + sun - moon)
    let expected = [
      fortune, spirit, rising + (try degrees(.venus)) - spirit, rising + fortune - (try degrees(.mercury)),
      rising + fortune - (try degrees(.mars)), rising + (try degrees(.jupiter)) - spirit,
      rising + fortune - (try degrees(.saturn)),
    ]
    let lots = try #require(Lot.all(of: chart, isDay: true))
    for (lot, degree) in zip(lots, expected) {
      #expect(lot.longitude.separation(from: Longitude(degree)) < 1e-5, "\(lot.name)")
    }
    #expect(lots[3].formula == "ascendant + fortune - mercury")
  }

  @Test func `the phase of a day without an hour is told only if it holds all day`() throws {
    var (sure, doubtful) = (0, 0)
    for birth in RandomBirths(seed: 64, knowsTime: false).prefix(200) {
      let chart = try SwissEphemeris().chart(of: birth)
      let phase = try #require(LunarPhase(of: chart))
      if let name = phase.phase { #expect(name == chart.moonPhase); sure += 1 } else { doubtful += 1 }
    }
    // The Moon gains some 12° a day, so that about a quarter of all days have two phases.
    #expect(sure > 120 && doubtful > 20)
  }
}
