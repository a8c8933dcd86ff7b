import AstroChartModel
import AstroDiagnostics
import AstroDrawing
import AstroDrawingResponse
import AstroThemes
import AstroWheelLayout
import AstroWording
import Foundation
import TestSupport
import Testing

@testable import AstroChartFiles

/// What programs are told of a wheel of several rings.
@Suite struct RingResponseTests {
  private typealias Object = [String: Any]

  private func response(of base: Chart, around skies: [OuterSky]) throws -> [String: Any] {
    let wheel = Wheel(of: WheelFigure(of: base, around: skies), theme: .light, shaper: RulerShaper())
    let json = DrawingResponse(of: base, drawnAs: wheel, in: .en).json
    let root = try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    return try #require(root["chart"] as? [String: Any])
  }

  private func charts() throws -> [Chart] {
    var random = RandomCharts(seed: 3)
    return try random.next(3)
  }

  @Test func `rings stand from the inside out, each under its name`() throws {
    let charts = try charts()
    let chart = try response(
      of: charts[0], around: [.init(charts[1], as: .partner), .init(charts[2], as: .partner)])
    let rings = try #require(chart["rings"] as? [Object])
    #expect(rings.map { $0["ring"] as? String } == ["natal", "partner", "partner2"])
    #expect(rings.map { $0["kind"] as? String } == ["natal", "natal", "natal"])
    for (ring, chart) in zip(rings, charts) {
      let bodies = ["planets", "points"].flatMap { ring[$0] as? [Object] ?? [] }
      #expect(bodies.compactMap { $0["name"] as? String } == chart.placements.map(\.body.rawValue))
      #expect(bodies.allSatisfy { $0["displayX"] is Double && $0["summary"] is String })
    }
  }

  @Test func `every cross aspect of every outer ring is told, and one without a line says so`() throws {
    let charts = try charts()
    let wide = Dictionary(uniqueKeysWithValues: AspectType.major.map { ($0, 12.0) })
    let skies: [OuterSky] = [
      .init(charts[1], as: .partner), .init(charts[2], as: .transit, orbs: wide, tiesPoints: true),
    ]
    let aspects = try #require(
      try response(of: charts[0], around: skies)["natal_aspects"] as? [Object])
    #expect(aspects.count == skies.reduce(0) { $0 + $1.aspects(with: charts[0]).count })
    let drawn = aspects.filter { $0["drawn"] == nil }
    #expect(drawn.count { $0["aspectType"] as? String != "conjunction" } == 40)
    #expect(drawn.allSatisfy { $0["x1"] is Double && $0["y2"] is Double })
    #expect(drawn.allSatisfy { $0["ring"] as? String == "transit" && $0["applying"] is Bool })
    for aspect in aspects where aspect["drawn"] != nil {
      #expect(aspect["drawn"] as? Bool == false && aspect["x1"] == nil)
    }
    let angles = aspects.filter { ["ascendant", "midheaven"].contains($0["body1"] as? String) }
    let fleeting = angles.filter { $0["ring"] as? String == "transit" }
    #expect(!fleeting.isEmpty)
    #expect(fleeting.allSatisfy { $0["applying"] == nil && $0["drawn"] as? Bool == false })
    #expect(fleeting.allSatisfy { ($0["summary"] as? String)?.contains("lasts minutes") == true })
    #expect(aspects.allSatisfy { ($0["summary"] as? String)?.hasSuffix(".") == true })
    #expect(aspects.filter { $0["ring"] as? String == "partner" }.allSatisfy { $0["applying"] == nil })
  }

  @Test func `a wheel of one ring tells of no others`() throws {
    let chart = try response(of: try charts()[0], around: [])
    #expect(chart["rings"] == nil && chart["natal_aspects"] == nil)
  }

  @Test func `aspects within the base have no line where cross aspects equal to them have`() throws {
    let base = try charts()[0]
    let chart = try response(of: base, around: [.init(base, as: .partner)])
    #expect((chart["aspects"] as? [Object])?.isEmpty == true)
  }

  @Test func `a theme file inks elements and bodies; on a disc of its own our elements are not for it`()
    throws
  {
    let told = try Theme(
      json: Array(##"{"disc": "#FFFFFF", "fireInk": "#702010", "mars": "#A02010"}"##.utf8))
    #expect(told.signInks == [.fire: Color(0x702010)])
    #expect(told.bodyInks == [.mars: Color(0xA02010)])
    #expect(told[sign: .water] == told.faintInk && told[body: .venus] == told.ink)
    let paper = try Theme(json: Array(##"{"paper": "#FFFFFF", "airInk": "#402080"}"##.utf8))
    #expect(paper.signInks[.air] == Color(0x402080))
    #expect(paper.signInks[.fire] == Theme.light.signInks[.fire])
    #expect(throws: Problem.self) { try Theme(json: Array(##"{"merkury": "#FFFFFF"}"##.utf8)) }
  }

  @Test func `a theme with an ink of its own sets other skies in that ink`() throws {
    let inked = try Theme(json: Array(##"{"ink": "#102030", "thirdInk": "#405060"}"##.utf8))
    #expect(inked.secondInk == inked.ink)
    #expect(inked.thirdInk == Color(0x405060))
    #expect(
      try Theme(json: Array(##"{"paper": "#FFFFFF"}"##.utf8)).secondInk == Theme.light.secondInk)
  }
}
