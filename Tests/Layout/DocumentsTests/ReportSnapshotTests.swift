import AstroChartModel
import AstroDocuments
import AstroInterpretation
import AstroThemes
import AstroTypesetting
import AstroWheelLayout
import AstroWording
import TestSupport
import Testing

/// Whole reports as outlines of their words: what a diff of two versions is read by.
@Suite struct ReportSnapshotTests {
  private static let cases = Area.allCases.flatMap { area in Language.allCases.map { (area, $0) } }

  @Test(arguments: cases)
  func `the pages of a report read as their reference`(_ area: Area, language: Language) throws {
    let bench = try Bench()
    let chart = try bench.chart(of: KnownBirths.oksana)
    let pages = try bench.set(try bench.report(on: [area], of: chart, in: language)).pages
    expectGolden(pages.map(\.dump).joined(), "\(area.rawValue)-\(language.rawValue)")
  }

  @Test func `the first pages of a book without a time of birth read as their reference`() throws {
    let bench = try Bench()
    let chart = try bench.chart(of: KnownBirths.oksanaWithoutTime)
    let report = try bench.report(on: Area.allCases, of: chart, in: .uk, theme: .dark)
    let pages = try bench.set(report, on: .letter).pages
    expectGolden(pages.prefix(2).map(\.dump).joined(), "book-without-time")
  }
}
