import AstroSvitla

/// Measures a report from rules to the bytes of a document, with everything it needs already loaded.
struct ReportBench: RowGroup {
  private let chart: Chart
  private let fonts: FontBook
  private let renderer: Renderer
  private let rules: RuleBook
  private let hyphenation = HyphenationFolder.customary.hyphenation()

  init(of chart: Chart, fonts: FontBook) throws {
    (self.chart, self.fonts, renderer) = (chart, fonts, Renderer(fonts: fonts))
    rules = RuleBook.builtIn(on: [.career])
  }

  var rows: [Row] { [words] + [document].compactMap(\.self) }

  private var words: Row { Row(name: "a report in words", target: 3) { _ = try chapter() } }

  private var document: Row? {
    guard let pages = try? printed() else { return nil }
    return Row(
      name: "a four-page report, from rules to PDF", target: 36, runs: 100,
      floor: CairoBench(renderer: renderer).document(pages)
    ) { _ = try renderer.pdf(printed()) }
  }

  private func chapter() throws -> ReportChapter {
    let plan = try ReportPlan(on: .career, of: chart, in: .uk, from: rules)
    return ReportChapter(
      Report(plan, generatedAt: Moment(secondsSince1970: 0)), ranking: plan.ranking)
  }

  private func printed() throws -> PrintDocument {
    let report = ReportDocument(of: chart, chapters: [try chapter()], language: .uk, shaper: fonts)
    return try report.printDocument(hyphenation: hyphenation, shaper: fonts).value
  }
}
