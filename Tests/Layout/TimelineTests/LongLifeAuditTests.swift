import AstroChartModel
import AstroEphemeris
import AstroShaping
import AstroSkies
import AstroThemes
import AstroTradition
import AstroWording
import Foundation
import TestSupport
import Testing

@testable import AstroTimeline

/// The promise of the picture of a life on as many births as it is given for: a part of `make audit`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["ASTROSVITLA_LONG"] != nil))
struct LongLifeAuditTests {
  static let births = 3000

  @Test(arguments: Language.allCases)
  func `three thousand lives break no promise`(language: Language) throws {
    let fonts = try FontBook()
    var births = RandomBirths(seed: 85)
    var finder = DetailFinder(SwissEphemeris())
    var (lives, findings): (Int, [String]) = (0, [])
    for _ in 0..<Self.births {
      guard let birth = births.next() else { continue }
      let chart = try SwissEphemeris().chart(of: birth)
      let details = try finder.details(of: chart, [.sect, .timelords])
      guard let figure = LifeFigure(of: chart, named: "Оксана", details: details, in: language) else {
        continue
      }
      let picture = LifePicture(of: figure, theme: .light, language: language, shaper: fonts)
      lives += 1
      findings += picture.audit().map { "\($0) in \(birth.dateText)" }
    }
    print("lives in \(language.tag): \(lives), \(findings.count) findings \(findings.prefix(5))")
    #expect(findings.isEmpty && lives == Self.births)
  }
}
