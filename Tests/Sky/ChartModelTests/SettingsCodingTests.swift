import AstroChartModel
import AstroDiagnostics
import Foundation
import Testing

/// Settings as programs keep them: in files of their own, in databases, in requests.
@Suite struct SettingsCodingTests {
  private func coded<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  private func read(_ json: String) throws -> ChartSettings {
    try JSONDecoder().decode(ChartSettings.self, from: Data(json.utf8))
  }

  @Test func `settings come back as they were`() throws {
    #expect(try coded(ChartSettings()) == ChartSettings())
    let orbs: [AspectType: Double] = [.conjunction: 7.5, .quintile: 1]
    let settings = try ChartSettings(
      houseSystem: .koch, zodiac: .sidereal(.lahiri), node: .mean, lilith: .osculating,
      points: [.vertex, .chiron], aspectsTo: .all
    ).with(orbs: orbs, angleOrbs: [.trine: 2], pointOrbs: [:])
    #expect(try coded(settings) == settings)
    for zodiac in Zodiac.all { #expect(try coded([zodiac]) == [zodiac]) }
    for orbs in [AspectOrbs.major, .all] { #expect(try coded(orbs) == orbs) }
  }

  @Test func `settings are written by the names of chart files`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let settings = try ChartSettings(zodiac: .sidereal(.raman), points: [.chiron]).with(
      orbs: [.square: 4], angleOrbs: [:], pointOrbs: [:])
    #expect(
      String(decoding: try encoder.encode(settings), as: UTF8.self) == """
        {"angleOrbs":{},"aspectsTo":"angles","houseSystem":"placidus","lilith":"mean","node":"true",\
        "orbs":{"square":4},"pointOrbs":{},"points":["chiron"],"zodiac":"sidereal:raman"}
        """)
  }

  @Test func `what is missing has its default, and orbs of angles follow those of planets`() throws {
    #expect(try read("{}") == ChartSettings())
    #expect(try read(#"{"houseSystem": "koch"}"#) == ChartSettings(houseSystem: .koch))
    let derived = try ChartSettings().with(orbs: [.trine: 6])
    #expect(try read(#"{"orbs": {"trine": 6}}"#) == derived)
  }

  @Test(
    arguments: [
      (#"{"houseSystem": "plasidus"}"#, "placidus"), (#"{"zodiac": "sidereal:lahyri"}"#, "sidereal:lahiri"),
      (#"{"points": ["sun"]}"#, "planet"), (#"{"orbs": {"trine": 31}}"#, "31"),
      (#"{"aspectsTo": "al"}"#, "all"),
    ])
  func `what cannot be is refused with advice`(json: String, told: String) throws {
    let problem = #expect(throws: Problem.self) { try read(json) }
    #expect(problem?.code == .invalidValue && problem?.description.contains(told) == true)
  }

  @Test func `a listing of a calendar comes back, and its kinds in a fixed order`() throws {
    var listing = CalendarListing(
      kinds: [.void, .transit, .eclipse], movers: [.saturn], points: [.angle(.midheaven), .body(.moon)],
      orbs: [.square: 0.5], voids: .modern)
    #expect(try coded(listing) == listing)
    let json = String(decoding: try JSONEncoder().encode(listing), as: UTF8.self)
    #expect(
      json.contains(#""kinds":["transit","eclipse","void"]"#)
        || json.contains(#"["eclipse","transit","void"]"#))
    (listing.kinds, listing.movers) = (nil, nil)
    #expect(try coded(listing) == listing)
    #expect(try JSONDecoder().decode(CalendarListing.self, from: Data("{}".utf8)) == CalendarListing())
    let problem = #expect(throws: Problem.self) {
      try JSONDecoder().decode(CalendarListing.self, from: Data(#"{"points": ["sunn"]}"#.utf8))
    }
    #expect(problem?.description.contains("sun") == true)
  }
}
