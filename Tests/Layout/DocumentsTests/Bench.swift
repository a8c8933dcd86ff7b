import AstroChartModel
import AstroDocuments
import AstroEphemeris
import AstroInterpretation
import AstroPainting
import AstroShaping
import AstroSvitla
import AstroThemes
import AstroTypesetting
import AstroWheelLayout
import AstroWording
import Foundation

/// What reports are made of in tests: fonts, charts, and the rules of all areas.
final class Bench {
  let fonts: FontBook
  private let hyphenation: Hyphenation
  private let rules: RuleBook

  init() throws {
    fonts = try FontBook()
    rules = RuleBook.builtIn()
    hyphenation = Hyphenation(english: Bench.patterns.map(LiangPatterns.init(parsing:)))
  }

  /// Debian's hyphen-en-us; `nil` where it is not installed.
  static let patterns = FileManager.default.contents(atPath: "/usr/share/hyphen/hyph_en_US.dic").map(
    Array.init)

  func chart(of birth: BirthData, name: String? = "Оксана") throws -> Chart {
    try SwissEphemeris().chart(of: birth, name: name, settings: ChartSettings())
  }

  func chapter(on area: Area, of chart: Chart, in language: Language) throws -> ReportChapter {
    let plan = try ReportPlan(on: area, of: chart, in: language, from: rules)
    // 2026-11-21 12:00 UTC.
    let report = Report(plan, generatedAt: Moment(secondsSince1970: 1_795_262_400))
    return ReportChapter(report, ranking: plan.ranking)
  }

  func report(
    on areas: [Area], of chart: Chart, in language: Language, theme: Theme = .light
  ) throws -> ReportDocument {
    let chapters = try areas.map { try chapter(on: $0, of: chart, in: language) }
    return ReportDocument(of: chart, chapters: chapters, language: language, theme: theme, shaper: fonts)
  }

  private func typesetter(for page: PageStyle) -> Typesetter {
    Typesetter(page: page, hyphenation: hyphenation, shaper: fonts)
  }

  func pagination(of report: ReportDocument, on paper: PageStyle = .a4) throws -> Pagination {
    let page = report.page(paper)
    return try typesetter(for: page).paginate(report.document(on: page))
  }

  func set(_ report: ReportDocument, on paper: PageStyle = .a4) throws -> TypesetDocument {
    let page = report.page(paper)
    return try typesetter(for: page).pages(of: report.document(on: page))
  }

  func pdf(_ report: ReportDocument, on paper: PageStyle = .a4) throws -> [UInt8] {
    let set = try report.printDocument(on: paper, hyphenation: hyphenation, shaper: fonts)
    return try Renderer(fonts: fonts).pdf(set.value)
  }
}
