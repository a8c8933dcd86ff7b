import AstroChartModel
import AstroWording
import TestSupport
import Testing

@testable import AstroInterpretation

/// What holds of every choice by figures, tried on random charts.
@Suite struct FigureTests {
  private static func choices() -> [(plan: Choice.Chosen, governance: Double?)] {
    let book = RuleBook.builtIn(on: [.general])
    return ScatteredCharts(seed: 7, withTime: true).prefix(60).compactMap { chart in
      let facts = ChartFacts(of: chart)
      let salience = Salience(of: facts, in: .general)
      var wordless: [Rule] = []
      let ranking = Ranking(of: book.rules(on: .general), in: facts, salience)
      let candidates = [Candidate](ranking.matches, in: .en, from: book, wordless: &wordless)
      let choice = FigureChoice(
        of: candidates, on: .general, of: facts, salience, { _ in [] }, resolution: { _ in nil }
      ) {
        book.text(of: $0.id, in: .en)?.question != nil
      }
      return choice.plan(within: .standard, in: .en).map { plan in
        let weight = FigureWeight(area: .general, facts: facts, salience: salience)
        let main = plan.paragraphs[0][0].evidence
        return (plan, weight.governance(of: main, Set(main.flatMap(\.members))))
      }
    }
  }

  private static func areOpposed(
    _ one: [MatchedRule], _ other: [MatchedRule]
  ) -> Bool {
    one.contains { first in
      other.contains { !$0.rule.values.isAtPeace(with: first.rule.values, .unopposed) }
    }
  }

  @Test func `a choice by figures has few paragraphs, the main figure first, and no opposed texts`() {
    let choices = Self.choices()
    #expect(!choices.isEmpty)
    for (plan, governance) in choices {
      #expect((5...8).contains(plan.paragraphs.count) && plan.leads.count == plan.paragraphs.count)
      #expect(governance != nil)
      for (index, paragraph) in plan.paragraphs.enumerated() {
        for other in plan.paragraphs[..<index] { #expect(!Self.areOpposed(paragraph, other)) }
      }
    }
  }

  @Test func `a bridge begins a paragraph that contradicts one before, and the brief tells both`()
    throws
  {
    let book = RuleBook.builtIn(on: [.general])
    var bridged = 0
    for chart in ScatteredCharts(seed: 8, withTime: true).prefix(150) {
      let plan = try ReportPlan(on: .general, of: chart, in: .en, from: book)
      let passages = Report(plan, generatedAt: nil).detailedAnalysis
      let places = plan.brief.subjects.indices.filter { plan.brief.subjects[$0].isBridged }
      #expect(plan.brief.conflicts.count == places.count)
      for (place, conflict) in zip(places, plan.brief.conflicts) {
        bridged += 1
        #expect(place > 0 && passages[place].text.hasPrefix(conflict.bridge))
        let values = plan.paragraphs[place][0].rule.values
        let axis = try #require(plan.paragraphs[place].last?.rule.bridge?.axis)
        let before = plan.paragraphs[..<place].joined().map(\.rule.values)
        #expect(before.contains { values.axesApart(from: $0).contains(Axes(axis)) })
      }
      let read = try ReportBrief(json: plan.brief.json)
      #expect(read.figures == plan.brief.figures && read.conflicts == plan.brief.conflicts)
    }
    #expect(bridged > 0)
  }

  @Test func `the closer an aspect and the nearer its planets, the more it governs`() throws {
    let chart = try #require(ScatteredCharts(seed: 9, withTime: true).first { _ in true })
    let facts = ChartFacts(of: chart)
    let weight = FigureWeight(area: .general, facts: facts, salience: Salience(of: facts, in: .general))
    func force(_ one: Body, _ other: Body, _ type: AspectType, orb: Double) -> Double? {
      weight.governance(
        of: [.aspect(Aspect(between: .body(one), and: .body(other), type, orb: orb))],
        [.planet(one), .planet(other)])
    }
    let close = try #require(force(.sun, .saturn, .square, orb: 0.2))
    let wide = try #require(force(.sun, .saturn, .square, orb: 2))
    let flowing = try #require(force(.sun, .saturn, .trine, orb: 0.2))
    let remote = try #require(force(.mercury, .saturn, .square, orb: 0.2))
    #expect(close > wide && close > flowing && close > remote)
    #expect(force(.uranus, .pluto, .square, orb: 0) == nil)
  }

  @Test(arguments: Area.allCases) func `a report ends with the resolution of its main figure`(area: Area)
    throws
  {
    let book = RuleBook.builtIn(on: [area])
    var resolved = 0
    for chart in ScatteredCharts(seed: 10, withTime: true).prefix(60) {
      for language in Language.allCases {
        let plan = try ReportPlan(on: area, of: chart, in: language, from: book)
        let places = plan.paragraphs.indices.filter { plan.paragraphs[$0][0].rule.role == .resolution }
        guard let place = places.first else { continue }
        resolved += 1
        #expect(places == [plan.paragraphs.count - 1])
        #expect(plan.paragraphs[place][0].evidence.map(\.key) == plan.paragraphs[0][0].evidence.map(\.key))
        #expect(plan.brief.subjects[place].stage == .direction)
        let rule = plan.paragraphs[place][0]
        let lead = book.filledText(of: rule.rule.id, rule.evidence, in: language)?.lead
        let text = Report(plan, generatedAt: nil).detailedAnalysis[place].text
        #expect(text.hasSuffix(try #require(lead)), "what helps stands before the last words: \(text)")
      }
    }
    #expect(resolved > 60)
  }

  @Test func `somebody's own resolution comes before the book's`() throws {
    let book = RuleBook.builtIn(on: [.general])
    let own = try book.adding([
      RuleFile(
        path: "mine.json",
        bytes: Array(
          """
          [{"ruleId": "general.mine", "category": "general", "role": "resolution", "weight": 0.9,
            "condition": {"finalDispositor": "mercury"}}]
          """.utf8)),
      Self.words("en"), Self.words("uk"),
    ])
    func ends(by book: RuleBook) throws -> [String] {
      try ScatteredCharts(seed: 11, withTime: true).prefix(150).compactMap {
        try ReportPlan(on: .general, of: $0, in: .en, from: book).paragraphs.last?.first?.rule.id
      }
    }
    let (before, after) = try (ends(by: book), ends(by: own))
    #expect(before.contains("general.resolution.finalDispositor.mercury"))
    #expect(after.contains("general.mine") && !after.contains("general.resolution.finalDispositor.mercury"))
  }

  private static func words(_ tag: String) -> RuleFile {
    let lead = (1...60).map { "word\($0)" }.joined(separator: " ")
    let json = #"{"general.mine": {"lead": "\#(lead)."}}"#
    return RuleFile(path: "\(tag).json", bytes: Array(json.utf8), language: tag)
  }
}
