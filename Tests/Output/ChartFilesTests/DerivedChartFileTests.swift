import AstroChartFiles
import AstroChartModel
import AstroDiagnostics
import TestSupport
import Testing

@Suite struct DerivedChartFileTests {
  @Test func `what was derived reads back the same`() throws {
    var dice = SeededGenerator(seed: 25)
    for _ in 0..<200 {
      let chart = try derived(&dice)
      #expect(try ChartDocument(json: chart.json) == .chart(chart))
    }
  }

  @Test func `what does not exist is left out, never null`() throws {
    let planets = [Placement(.sun, at: Longitude(10)), Placement(.moon, at: Longitude(70))]
    let aspects = [Aspect(.sun, .moon, .sextile, orb: 0)]
    let chart = try Chart(
      kind: .composite, derived: Derivation(housesBy: .midpoint), planets: planets, aspects: aspects)
    let text = String(decoding: chart.json, as: UTF8.self)
    #expect(!text.contains("null"))
    for field in ["name", "birth", "moment", "houses", "angles", "ephemeris"] {
      #expect(!text.contains("\n  \"\(field)\""), "\(field)")
    }
    for field in ["retrograde", "speed", "latitude", "declination", "house", "applying"] {
      #expect(!text.contains("\"\(field)\":"), "\(field)")
    }
    // A birth has every field.
    var natal = chart
    (natal.kind, natal.derived) = (.natal, nil)
    #expect(String(decoding: natal.json, as: UTF8.self).contains("\"moment\": null"))
  }

  @Test func `the moment of a derived chart counts by its Julian day, to the millisecond`() throws {
    let json = """
      { "kind": "return", "planets": [ { "name": "sun", "degree": 10 } ],
        "moment": { "utc": "2027-04-15T10:30:01Z", "julianDay": 2461510.93750579 } }
      """
    #expect(try chart(json).moment?.preciseUTCText == "2027-04-15T10:30:00.5Z")
    // A birth was read from a clock.
    let natal = json.replacing("return", with: "natal")
    #expect(try chart(natal).moment?.preciseUTCText == "2027-04-15T10:30:01Z")
    let other = json.replacing("2461510.9", with: "2461511.9")
    #expect { try chart(other) } throws: {
      "\($0)".contains("moment.julianDay: is not the same instant as utc")
    }
  }

  @Test(arguments: [
    (#"{ "kind": "transits", "planets": [ { "name": "sun", "degree": 10 } ] }"#, "kind: \"transits\""),
    (#"{ "kind": "transit" }"#, "planets: is missing"),
    (
      #"{ "kind": "return", "planets": [ { "name": "sun", "degree": 10 } ], "derived": { "body": "sum" } }"#,
      "derived.body: \"sum\" is not a known body (did you mean sun?)"
    ),
    (
      #"{ "kind": "return", "planets": [ { "name": "sun", "degree": 10 } ], "derived": { "place": { "latitude": 91, "longitude": 3 } } }"#,
      "derived.place.latitude: 91 is out of range"
    ),
    (
      #"{ "kind": "progressed", "planets": [ { "name": "sun", "degree": 10 } ], "derived": { "method": "solar-arc" } }"#,
      "derived.method"
    ),
  ])
  func `a mistake is told at its place`(json: String, message: String) {
    #expect { try chart(json) } throws: { "\($0)".contains(message) }
  }

  private func chart(_ json: String) throws -> Chart {
    guard case .chart(let chart) = try ChartDocument(json: Array(json.utf8)) else {
      throw Problem(.invalidChart, "holds no chart", advice: "")
    }
    return chart
  }

  /// A chart of another kind, of which everything is allowed that was random in a birth.
  private func derived(_ dice: inout SeededGenerator) throws -> Chart {
    var chart = Chart.random(&dice)
    chart.kind = dice.one(of: Array(ChartKind.allCases.dropFirst()), or: .transit)
    let origin = Derivation.Origin(chart)
    let instant = Moment(
      secondsSince1970: dice.whole(in: -5_000_000_000...13_000_000_000),
      nanoseconds: dice.whole(in: 0...999) * 1_000_000, utcOffsetSeconds: 7200, offsetSource: .iana)
    chart.moment = dice.happens(0.7) ? instant : nil
    chart.birth = nil
    if dice.happens(0.3) { (chart.houses, chart.angles) = (nil, nil) }
    chart.derived = Derivation(
      from: dice.happens(0.5) ? [origin] : [origin, origin],
      method: dice.one(of: DerivationMethod.allCases, or: .secondary),
      angles: dice.happens(0.5) ? dice.one(of: ProgressedAngles.allCases, or: .quotidian) : nil,
      housesBy: dice.happens(0.5) ? .midpoint : nil, place: origin.birth.map { Site($0) },
      target: dice.happens(0.5) ? instant.inUTC : nil,
      arc: dice.happens(0.5) ? Longitude.rounded(dice.number(in: -90...90)) : nil,
      body: dice.happens(0.5) ? .mars : nil, cycle: dice.happens(0.5) ? 3 : nil,
      pass: dice.happens(0.5) ? 2 : nil, passes: dice.happens(0.5) ? 3 : nil,
      isPrecessed: dice.happens(0.5) ? true : nil, number: dice.happens(0.5) ? 5 : nil)
    return chart.housesAgain
  }
}

extension Chart {
  /// With each body in the house that its degree is in, and the aspects of bodies alone.
  fileprivate var housesAgain: Chart {
    let placed = { (placement: Placement) in
      Placement(
        placement.body, at: placement.longitude, latitude: placement.latitude, speed: placement.speed,
        declination: placement.declination, house: houses?.house(of: placement.longitude),
        range: placement.range)
    }
    return sure {
      try Chart(
        kind: kind, derived: derived, name: name, settings: settings, moment: moment, ephemeris: ephemeris,
        planets: planets.map(placed), points: points.map(placed), houses: houses, angles: angles,
        aspects: aspects, warnings: warnings)
    }
  }
}
