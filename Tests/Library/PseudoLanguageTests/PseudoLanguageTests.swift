import AstroChartFiles
import AstroChartModel
import AstroChartSheet
import AstroChecking
import AstroDiagnostics
import AstroDocuments
import AstroDrawing
import AstroEphemeris
import AstroInterpretation
import AstroShaping
import AstroSvitla
import AstroThemes
import AstroTypesetting
import AstroWheelLayout
import AstroWording
import TestSupport
import Testing

/// A language added by one type: everything we make must come out in it, and nothing may be left in English.
@Suite struct PseudoLanguageTests {
  private let fonts: FontBook
  private let charts: [Chart]

  init() throws {
    fonts = try FontBook()
    charts = try [KnownBirths.oksana, KnownBirths.oksanaWithoutTime].map {
      try SwissEphemeris().chart(of: $0, name: "Oksana", settings: ChartSettings(points: Body.points))
    }
  }

  @Test func `texts are some forty per cent longer`() throws {
    let book = RuleBook.withPseudo()
    let lengths = [Language.en, .pseudo].map { language in
      book.rules.reduce(0) { sum, rule in
        let bySign = Sign.allCases.map { book.text(of: rule.id, for: $0, in: language) }
        return ([book.text(of: rule.id, in: language)] + bySign).reduce(sum) { $0 + ($1?.lead?.count ?? 0) }
      }
    }
    #expect((1.25...1.6).contains(Double(lengths[1]) / Double(lengths[0])))
  }

  @Test func `a wheel comes out whole, and nothing on it is English`() {
    for chart in charts {
      let caption = WheelCaption(of: chart, in: .pseudo)
      let wheel = Wheel(
        of: chart, options: WheelOptions(caption: caption, language: Language.pseudo.tag), theme: .light,
        shaper: fonts)
      #expect(wheel.audit(against: chart).isEmpty)
      #expect(EnglishLeft.words(inDump: wheel.scene().dump()) == [])
      let info = DocumentInfo(of: chart, in: .pseudo)
      #expect(EnglishLeft.words(in: info.title + info.subject + info.description) == [])
      #expect(info.language == "qps")
    }
  }

  @Test func `a sheet comes out whole, and nothing on it is English`() {
    for chart in charts {
      let sheet = ChartSheet(of: chart, theme: .light, language: .pseudo, shaper: fonts)
      #expect(sheet.wheel.audit(against: chart).isEmpty)
      #expect(EnglishLeft.words(inDump: sheet.scene(shaper: fonts).dump()) == [])
    }
  }

  @Test func `summaries of a drawing have no English`() {
    for chart in charts {
      let words =
        chart.placements.map { $0.summary(in: .pseudo) } + chart.aspects.map { $0.summary(in: .pseudo) }
      #expect(EnglishLeft.words(in: words.joined(separator: " ")) == [])
    }
  }

  @Test func `a book of all areas comes out whole, and nothing in it is English`() throws {
    let book = RuleBook.withPseudo()
    var refused: [String] = []
    for chart in charts {
      let chapters = try Area.allCases.map { area in
        let plan = try ReportPlan(on: area, of: chart, in: .pseudo, from: book)
        #expect(plan.notes.isEmpty)
        let report = Report(plan, generatedAt: Moment(secondsSince1970: 0))
        #expect(report.departures.isEmpty)
        refused += ReportCheck(against: plan.brief).findings(in: report).map(\.description)
        return ReportChapter(report, ranking: plan.ranking)
      }
      let report = ReportDocument(of: chart, chapters: chapters, language: .pseudo, shaper: fonts)
      let typesetter = Typesetter(page: report.page(.a4), hyphenation: Hyphenation(), shaper: fonts)
      let pages = try typesetter.pages(of: report.document(on: .a4)).pages
      #expect(pages.count >= 12)
      #expect(EnglishLeft.words(inDump: pages.map(\.dump).joined()) == [])
    }
    // In the other languages, too, the check refuses a few sentences that are true.
    #expect(refused.count <= 3 * charts.count, "\(refused)")
  }

  @Test func `a brief and its explanation have no English words`() throws {
    let plan = try ReportPlan(on: .career, of: charts[0], in: .pseudo, from: .withPseudo())
    for fact in plan.brief.facts {
      #expect(EnglishLeft.words(in: fact.factor.name(in: .pseudo)) == [], "\(fact.id)")
    }
    // A rule that every chart meets has no evidence: its line ends with its id, which is a name and no word.
    let rules = Set(plan.ranking.matches.map(\.rule.id))
    let evidence = plan.explanation.split(separator: "\n").dropFirst().compactMap {
      $0.split(separator: "  ").last
    }.filter { !rules.contains(String($0)) }
    #expect(EnglishLeft.words(in: evidence.joined(separator: " ")) == [])
  }

  @Test func `rules without words in the language are told`() throws {
    let chart = charts[0]
    let problem = #expect(throws: Problem.self) {
      try ReportPlan(on: .career, of: chart, in: .pseudo, from: .builtIn())
    }
    #expect(problem?.code == .noReport)
  }
}
