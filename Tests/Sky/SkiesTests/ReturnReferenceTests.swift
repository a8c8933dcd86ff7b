import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroSkies
import CAstroSwissEphemeris
import Testing

@Suite struct ReturnReferenceTests {
  @Test func `the rows are there`() {
    #expect(ReferenceRows.read("solar_returns", as: SolarRow.self).count >= 4)
    #expect(ReferenceRows.read("lunar_returns", as: LunarRow.self).count >= 3)
    #expect(ReferenceRows.read("planetary_returns", as: PlanetRow.self).count >= 6)
    if !ReferenceRows.isWhole {
      print("ASTROSVITLA_REFERENCE is not set: only the rows carried are compared")
    }
  }

  @Test(arguments: ReferenceRows.read("solar_returns", as: SolarRow.self))
  func `solar returns agree with JPL to 5 s, precession taken out or not`(row: SolarRow) throws {
    let natal = try row.birth.chart()
    let found = try Skies().solarReturn(of: natal, year: row.year)
    try check(found, row.tropical)
    #expect(apart(try found.degrees("moon"), try #require(row.tropical.moon)) < 0.003)
    #expect(found.derived?.cycle == row.age)
    let site = try Site(latitude: row.relocated.latitude, longitude: row.relocated.longitude)
    let elsewhere = try Skies().solarReturn(of: natal, year: row.year, .init(from: .init(site)))
    #expect(elsewhere.moment?.julianDay == found.moment?.julianDay)
    #expect(apart(try elsewhere.degrees("ascendant"), row.relocated.ascendant) < 0.03)
    #expect(apart(try elsewhere.degrees("midheaven"), row.relocated.midheaven) < 0.03)
    let precessed = try Skies().solarReturn(of: natal, year: row.year, .init(isPrecessed: true))
    try check(precessed, row.precession_corrected)
  }

  @Test(arguments: ReferenceRows.read("lunar_returns", as: LunarRow.self))
  func `lunar returns agree with JPL to 5 s`(row: LunarRow) throws {
    let natal = try row.birth.chart()
    let after = try Moment.utc(row.after_utc)
    try check(try Skies().firstReturn(of: .moon, in: natal, after: after), row.tropical)
    let precessed = try Skies().firstReturn(of: .moon, in: natal, after: after, .init(isPrecessed: true))
    try check(precessed, row.precession_corrected)
  }

  @Test(arguments: ReferenceRows.read("planetary_returns", as: PlanetRow.self))
  func `all passes of a planet's cycle are found, and none invented`(row: PlanetRow) throws {
    let body = try #require(Body(rawValue: row.body))
    let charts = try Skies().returns(of: body, in: row.birth.chart(), cycle: row.cycle)
    #expect(charts.count == row.passes.count)
    // What is met after birth in the loop of the birth is no return.
    let first = try Skies().returns(of: body, in: row.birth.chart(), after: row.birth.utcMoment())
    #expect(first.first == 0 && first.charts[0].derived?.cycle == 1)
    for (index, (chart, pass)) in zip(charts, row.passes).enumerated() {
      let speed = try #require(pass.speed)
      let seconds = abs(try terrestrial(chart) - pass.jd_tt) * 86_400
      #expect(seconds < max(10, 86_400 / 3600 / abs(speed)))
      #expect(chart.placement(of: body)?.isRetrograde == (pass.motion == "retrograde"))
      #expect(chart.derived?.pass == index + 1 && chart.derived?.passes == charts.count)
    }
  }

  /// Instants are compared in terrestrial time: how the Earth will turn nobody knows.
  private func check(_ chart: Chart, _ hit: Hit) throws {
    #expect(abs(try terrestrial(chart) - hit.jd_tt) * 86_400 < 5)
    // An angle is as far off as the Earth's turning is.
    let turn = abs(try #require(chart.moment).julianDay - hit.jd_ut1) * 361
    for (name, expected) in [("ascendant", hit.ascendant), ("midheaven", hit.midheaven)] {
      guard let expected else { continue }
      #expect(apart(try chart.degrees(name), expected) < 0.03 + 2 * turn, "\(name)")
    }
  }

  private func terrestrial(_ chart: Chart) throws -> Double {
    let julianDay = try #require(chart.moment).julianDay
    return julianDay + swe_deltat_ex(julianDay, SEFLG_SWIEPH, nil)
  }
}

struct Hit: Decodable, Sendable {
  var jd_tt: Double
  var jd_ut1: Double
  var ascendant: Double?
  var midheaven: Double?
  var moon: Double?
  var motion: String?
  var speed: Double?
}

struct SolarRow: Decodable, Sendable {
  struct Relocated: Decodable, Sendable {
    var latitude: Double
    var longitude: Double
    var ascendant: Double
    var midheaven: Double
  }

  var birth: ReferenceBirth
  var year: Int
  var age: Int
  var tropical: Hit
  var relocated: Relocated
  var precession_corrected: Hit
}

struct LunarRow: Decodable, Sendable {
  var birth: ReferenceBirth
  var after_utc: String
  var tropical: Hit
  var precession_corrected: Hit
}

struct PlanetRow: Decodable, Sendable {
  var birth: ReferenceBirth
  var body: String
  var cycle: Int
  var passes: [Hit]
}
