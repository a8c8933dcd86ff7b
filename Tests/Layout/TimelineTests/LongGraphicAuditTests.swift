import AstroChartModel
import AstroEphemeris
import AstroShaping
import AstroThemes
import AstroTradition
import AstroWording
import Foundation
import TestSupport
import Testing

@testable import AstroTimeline

/// The promise of a graphic ephemeris on as many births as it is given for: a part of `make audit`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["ASTROSVITLA_LONG"] != nil))
struct LongGraphicAuditTests {
  static let births = 300

  @Test(arguments: DialModulus.allCases)
  func `three hundred births break no promise over a month, a year or five`(modulus: DialModulus) throws {
    let fonts = try FontBook()
    var births = RandomBirths(seed: 86)
    let ends = ["2027-02-14T00:00:00Z", "2028-01-14T00:00:00Z", "2032-01-14T00:00:00Z"]
    var skies = try ends.map {
      try GraphicSky(
        over: CalendarSpan(from: Moment(utcText: "2027-01-14T00:00:00Z"), to: Moment(utcText: $0)))
    }
    var (made, spots, glyphs, findings): (Int, Int, Int, [String]) = (0, 0, 0, [])
    while made < Self.births {
      guard let birth = births.next() else { continue }
      let chart = try SwissEphemeris().chart(of: birth)
      let language = Language.allCases[made % Language.allCases.count]
      // Five years take as long as ten single ones.
      let sky = made % 10 == 0 ? 2 : made % 2
      let figure = try skies[sky].figure(of: chart, modulus)
      let picture = GraphicEphemeris(of: figure, theme: .light, language: language, shaper: fonts)
      (made, spots) = (made + 1, spots + picture.spots.count)
      glyphs += picture.spots.count { !$0.marks.isEmpty }
      findings += picture.audit().map { "\($0) in \(birth.dateText), \(figure.span.to.utcText)" }
    }
    print(
      "graphic ephemerides of \(modulus.rawValue)°: \(made), \(spots) spots, \(glyphs) with text,",
      "\(findings.count) findings \(findings.prefix(8))")
    #expect(findings.isEmpty)
  }
}
