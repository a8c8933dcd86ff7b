import AstroSvitla

/// Measures a report from rules to the bytes of a document, with everything it needs already loaded.
struct ReportBench {
  private let chart: Chart
  private let fonts: FontBook
  private let renderer: Renderer
  private let rules: RuleBook
  private let hyphenation = HyphenationFolder.customary.hyphenation()

  init(of chart: Chart, fonts: FontBook) throws {
    (self.chart, self.fonts, renderer) = (chart, fonts, Renderer(fonts: fonts))
    rules = RuleBook.builtIn(on: [.career])
  }

  func measure() throws {
    Table.line("a report in words", try Stopwatch.median { _ = try chapter() }, target: 3, unit: "ms")
    let printing = try Stopwatch.median(runs: 100) { _ = try document() }
    Table.line("a four-page report, from rules to PDF", printing, target: 40, unit: "ms")
    Table.line("its size", Double(try document().count) / 1000, target: 250, unit: "kB")
  }

  private func chapter() throws -> ReportChapter {
    let plan = try ReportPlan(on: .career, of: chart, in: .uk, from: rules)
    return ReportChapter(
      Report(plan, generatedAt: Moment(secondsSince1970: 0)), ranking: plan.ranking)
  }

  private func document() throws -> [UInt8] {
    let report = ReportDocument(of: chart, chapters: [try chapter()], language: .uk, shaper: fonts)
    let set = try report.printDocument(hyphenation: hyphenation, shaper: fonts)
    return try renderer.pdf(set.value)
  }
}
