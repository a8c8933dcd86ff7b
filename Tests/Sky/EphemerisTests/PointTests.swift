import AstroChartModel
import AstroEphemeris
import TestSupport
import Testing

@Suite struct PointTests {
  @Test func `the south node is across the sky from the north node and moves with it`() throws {
    var dice = SeededGenerator(seed: 14)
    for node in ChartSettings.Node.allCases {
      var settings = ChartSettings()
      settings.node = node
      let chart = try SwissEphemeris().chart(of: .random(&dice), settings: settings)
      let (north, south) = (
        try #require(chart.placement(of: .northNode)), try #require(chart.placement(of: .southNode))
      )
      #expect(south.longitude == north.longitude.opposite)
      #expect(south.speed == north.speed)
      #expect(try abs(#require(south.declination) + #require(north.declination)) < 1e-9)
      #expect(try abs(#require(south.latitude) + #require(north.latitude)) < 1e-9)
    }
  }

  @Test func `points come in the order of chart files, each once, whatever was asked for`() throws {
    let settings = ChartSettings(points: [.vertex, .chiron, .sun, .northNode, .chiron])
    let chart = try SwissEphemeris().chart(of: .at("1990-04-15 10:30"), settings: settings)
    #expect(chart.points.map(\.body) == [.northNode, .chiron, .vertex])
  }

  @Test func `node and Lilith are the ones asked for`() throws {
    let birth = BirthData.at("1990-04-15 10:30")
    let mean = try SwissEphemeris().chart(of: birth, settings: ChartSettings(node: .mean, lilith: .mean))
    let real = try SwissEphemeris().chart(
      of: birth, settings: ChartSettings(node: .true, lilith: .osculating))
    // The mean node always moves backwards, at 19.34° a year.
    #expect(try abs(#require(mean.placement(of: .northNode)?.speed) + 0.0529) < 0.001)
    for body in [Body.northNode, .lilith] {
      #expect(mean.placement(of: body)?.longitude != real.placement(of: body)?.longitude)
    }
  }

  @Test
  func `the Part of Fortune is as far from the Ascendant as the Moon from the Sun, by night the other way`()
    throws
  {
    var dice = SeededGenerator(seed: 15)
    var seen: Set<Bool> = []
    for _ in 0..<200 {
      let chart = try SwissEphemeris().chart(of: .random(&dice, upTo: 65), settings: .with(.placidus))
      let (sun, moon) = (chart.planets[0].longitude, chart.planets[1].longitude)
      let ascendant = try #require(chart.angles).ascendant
      let fortune = try #require(chart.placement(of: .fortune)).longitude
      let height = ascendant.distance(forwardTo: sun)
      // Houses 1–6 are below the horizon; the Sun's ecliptic latitude is nil for this purpose.
      guard abs(height - 180) > 0.01, min(height, 360 - height) > 0.01 else { continue }
      let isDay = height > 180
      let arc = isDay ? sun.distance(forwardTo: moon) : moon.distance(forwardTo: sun)
      #expect(fortune.separation(from: ascendant + arc) < 1e-6)
      seen.insert(isDay)
    }
    #expect(seen == [true, false])
  }

  @Test func `inside the polar circle day is when the Sun is up`() throws {
    // Midnight sun at Longyearbyen, and its polar night.
    for (local, isDay) in [("2000-06-21 23:00", true), ("2000-12-21 11:00", false)] {
      let birth = BirthData.at(local, latitude: 78.22, longitude: 15.65)
      let chart = try SwissEphemeris().chart(of: birth, settings: .with(.equal))
      let (sun, moon) = (chart.planets[0].longitude, chart.planets[1].longitude)
      let arc = isDay ? sun.distance(forwardTo: moon) : moon.distance(forwardTo: sun)
      let fortune = try #require(chart.placement(of: .fortune)).longitude
      #expect(try fortune.separation(from: #require(chart.angles).ascendant + arc) < 1e-6)
    }
  }

  @Test func `a point on the ecliptic has the declination of the Sun there`() throws {
    // At the solstice point the declination is the obliquity, at the equinoxes nothing.
    var dice = SeededGenerator(seed: 16)
    for _ in 0..<100 {
      let chart = try SwissEphemeris().chart(of: .random(&dice), settings: .with())
      for body in [Body.fortune, .vertex] {
        let point = try #require(chart.placement(of: body))
        let declination = try #require(point.declination)
        #expect(point.latitude == 0)
        #expect(abs(declination) <= 23.48)
        #expect((declination >= 0) == (point.longitude.degrees < 180))
      }
    }
  }
}
