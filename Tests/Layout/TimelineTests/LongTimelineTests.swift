import AstroChartModel
import AstroShaping
import AstroThemes
import AstroWheelLayout
import AstroWording
import Foundation
import TestSupport
import Testing

@testable import AstroTimeline

/// The whole promise, on as many years as it is given for.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["ASTROSVITLA_LONG"] != nil))
struct LongTimelineTests {
  @Test func `a thousand random years break no promise`() throws {
    let fonts = try FontBook()
    var random = SeededGenerator(seed: 14)
    var findings: [String] = []
    var crowded = 0
    for number in 0..<1000 {
      let invented = try InventedYear(seed: &random)
      let figure = YearFigure(
        of: "Оксана", span: invented.span, events: invented.events(movers: Array(YearFigure.slowMovers)),
        places: invented.places)
      let language = Language.allCases[number % 2]
      let theme = Theme.builtIn[number % Theme.builtIn.count]
      let year = YearTimeline(of: figure, theme: theme, language: language, shaper: fonts)
      if !year.omitted.isEmpty { crowded += 1 }
      findings += year.audit().map { "\(number): \($0)" }
      let month = try MonthFigure(of: nil, year: 2027, month: number % 12 + 1, events: figure.events)
      findings += MonthSheet(of: month, theme: theme, language: language, shaper: fonts).audit()
        .map { "\(number), month: \($0)" }
    }
    print("1,000 years, \(crowded) with passages left to the list; \(findings.count) findings")
    #expect(findings.prefix(20) == [])
  }
}
