import AstroChartModel
import AstroWording
import Synchronization
import TestSupport
import Testing

@testable import AstroInterpretation

/// What holds of every report, tried on random charts with and without a time of birth.
@Suite struct ReportLawTests {
  /// An area, a language, and whether the time of birth is known.
  struct Case: Hashable, Sendable, CustomTestStringConvertible {
    var area: Area
    var language: Language
    var withTime: Bool

    static let all = Area.allCases.flatMap { area in
      Language.allCases.flatMap { language in
        [true, false].map { Case(area: area, language: language, withTime: $0) }
      }
    }

    var testDescription: String { "\(area), \(language), \(withTime ? "with" : "without") a time" }

    /// Planned once for all laws.
    func plans() throws -> [(chart: Chart, plan: ReportPlan)] {
      if let known = ReportLawTests.planned.withLock({ $0[self] }) { return known }
      let plans = try plans(of: 40)
      ReportLawTests.planned.withLock { $0[self] = plans }
      return plans
    }

    func plans(of count: Int) throws -> [(chart: Chart, plan: ReportPlan)] {
      let book = RuleBook.builtIn(on: [area])
      return try ScatteredCharts(seed: 2026, withTime: withTime).prefix(count).map {
        ($0, try ReportPlan(on: area, of: $0, in: language, from: book))
      }
    }
  }

  private static let planned = Mutex<[Case: [(chart: Chart, plan: ReportPlan)]]>([:])

  @Test(arguments: Case.all)
  func `every report is within its bounds`(tried: Case) throws {
    for (_, plan) in try tried.plans() {
      let report = Report(plan, generatedAt: Moment(secondsSince1970: 0))
      let words = report.detailedAnalysis.reduce(0) { $0 + WordPeer.count($1.text) }
      #expect((400...500).contains(words))
      #expect((5...12).contains(report.detailedAnalysis.count))
      #expect((3...4).contains(report.recommendations.count))
      #expect((2...3).contains(Sentences.of(report.keyInfluences).count), "\(report.keyInfluences)")
      #expect(report.title == tried.area.name(in: tried.language))
    }
  }

  @Test(arguments: Case.all)
  func `every passage rests on a rule whose evidence is true of the chart`(tried: Case) throws {
    for (chart, plan) in try tried.plans() {
      let held = Dictionary(uniqueKeysWithValues: plan.ranking.matches.map { ($0.rule.id, $0) })
      let report = Report(plan, generatedAt: Moment(secondsSince1970: 0))
      for passage in report.detailedAnalysis + report.recommendations {
        #expect(!passage.sources.isEmpty)
        for source in passage.sources {
          let evidence = try #require(held[source]?.evidence)
          #expect(!evidence.isEmpty)
          for factor in evidence { #expect(Truth.holds(factor, in: chart), "\(source): \(factor)") }
        }
      }
    }
  }

  @Test(arguments: Case.all)
  func `advice follows from what the analysis has said`(tried: Case) throws {
    for (_, plan) in try tried.plans() {
      let used = Set(plan.used.map(\.id))
      let report = Report(plan, generatedAt: Moment(secondsSince1970: 0))
      #expect(report.recommendations.flatMap(\.sources).allSatisfy(used.contains))
    }
  }

  @Test(arguments: Case.all)
  func `no two texts of a report contradict each other all along without a bridge`(tried: Case) throws {
    for (_, plan) in try tried.plans() {
      for (index, paragraph) in plan.paragraphs.enumerated() {
        let bridges = plan.paragraphs[...index].compactMap { $0.last?.rule.bridge?.axis }
        for rule in paragraph.map(\.rule) {
          for other in plan.paragraphs[..<index].joined().map(\.rule) + paragraph.map(\.rule) {
            let isSettled = rule.values.isAtPeace(
              with: other.values, .unopposed, besides: Axes(bridges.map(Axes.init)))
            #expect(isSettled, "\(rule.id) and \(other.id)")
          }
        }
      }
    }
  }

  @Test(arguments: Case.all)
  func `a bridge stands before what gravely contradicts a text before it, at most twice in a report`(
    tried: Case
  )
    throws
  {
    for (_, plan) in try tried.plans() {
      let bridges = plan.paragraphs.compactMap { $0.last?.rule.bridge }
      #expect(bridges.count <= 2 && Set(bridges.map(\.axis)).count == bridges.count)
      for (index, paragraph) in plan.paragraphs.enumerated() {
        guard let axis = paragraph.last?.rule.bridge?.axis else { continue }
        let before = plan.paragraphs[..<index].joined().map(\.rule.values)
        #expect(before.contains { $0.axesApart(from: paragraph[0].rule.values).contains(Axes(axis)) })
      }
    }
  }

  @Test(arguments: Case.all)
  func `nothing is in the wrong script`(tried: Case) throws {
    for (_, plan) in try tried.plans() {
      let report = Report(plan, generatedAt: Moment(secondsSince1970: 0))
      let texts = [report.keyInfluences] + (report.detailedAnalysis + report.recommendations).map(\.text)
      for text in texts {
        #expect(Script.problem(in: text, of: tried.language) == nil, "\(text)")
        #expect(!text.contains("{") && !text.contains("  ") && !text.contains(" ,"), "\(text)")
      }
    }
  }

  @Test(arguments: Case.all)
  func `paragraphs follow the order of a report`(tried: Case) throws {
    for (_, plan) in try tried.plans() {
      let stages = plan.paragraphs.map { $0[0].rule.stage }
      #expect(stages == stages.sorted())
    }
  }

  @Test(arguments: Case.all)
  func `nothing is said twice, and a clause stands beside what it is about`(tried: Case) throws {
    for (chart, plan) in try tried.plans() {
      let facts = ChartFacts(of: chart)
      let told = zip(plan.brief.subjects, plan.paragraphs).map { subject, paragraph in
        // A text that only advises, and a bridge, repeat a fact on purpose.
        paragraph.dropLast(subject.advisers + (subject.isBridged ? 1 : 0))
      }
      // The resolution comes back to the facts of the main figure.
      let said = told.joined().filter { $0.rule.role != .resolution }.map { Set($0.evidence.map(\.key)) }
      #expect(Set(said).count == said.count)
      for (index, paragraph) in plan.paragraphs.enumerated() {
        let own = facts.topics(of: paragraph[0])
        for clause in paragraph.dropFirst() {
          // A bridge leads to its paragraph from one before, and may name the body of either.
          let before =
            clause.rule.role == .bridge ? plan.paragraphs[..<index].joined().flatMap(\.evidence) : []
          let topics = own.union(before.flatMap(\.topics))
          #expect(!topics.isDisjoint(with: clause.evidence.flatMap(\.topics)), "\(clause.rule.id)")
        }
      }
    }
  }

  @Test(arguments: Area.allCases, [true, false])
  func `both languages tell the same subjects in the same order`(area: Area, withTime: Bool) throws {
    let english = try Case(area: area, language: .en, withTime: withTime).plans()
    let ukrainian = try Case(area: area, language: .uk, withTime: withTime).plans()
    for (one, other) in zip(english, ukrainian) {
      let leads = [one, other].map { $0.plan.paragraphs.map { $0[0].rule.id } }
      #expect(leads[0] == leads[1])
      let clauses = [one, other].map { Set($0.plan.used.map(\.id)) }
      #expect(clauses[0].symmetricDifference(clauses[1]).count <= 2)
      #expect(one.plan.brief.parts == other.plan.brief.parts)
    }
  }

  @Test(arguments: Case.all)
  func `the same chart always gives the same words`(tried: Case) throws {
    let pairs = try zip(tried.plans(of: 5), tried.plans(of: 5))
    for (one, other) in pairs {
      let date = Moment(secondsSince1970: 0)
      #expect(Report(one.plan, generatedAt: date) == Report(other.plan, generatedAt: date))
    }
  }
}

extension ChartFacts {
  /// What a paragraph is about; the sign that rises may stand beside its ruler and the lights.
  fileprivate func topics(of lead: MatchedRule) -> Set<Topic> {
    let topics = Set(lead.evidence.flatMap(\.topics))
    let kin = Set((rulers(of: 1).prefix(1) + [.sun, .moon]).map { Topic.body($0) })
    return topics.isDisjoint(with: kin) ? topics : topics.union([.ascendant])
  }
}
