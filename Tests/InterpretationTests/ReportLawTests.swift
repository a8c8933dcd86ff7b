import ChartModel
import Testing
import Wording

@testable import Interpretation

/// What holds of every report, tried on random charts with and without a time of birth.
@Suite struct ReportLawTests {
  /// An area, a language, and whether the time of birth is known.
  struct Case: Sendable, CustomTestStringConvertible {
    var area: Area
    var language: Language
    var withTime: Bool

    static let all = Area.allCases.flatMap { area in
      Language.allCases.flatMap { language in
        [true, false].map { Case(area: area, language: language, withTime: $0) }
      }
    }

    var testDescription: String { "\(area), \(language), \(withTime ? "with" : "without") a time" }

    func plans(of count: Int = 40) throws -> [(chart: Chart, plan: ReportPlan)] {
      let book = RuleBook.builtIn(on: [area])
      return try RandomCharts(seed: 2026, withTime: withTime).prefix(count).map {
        ($0, try ReportPlan(on: area, of: $0, in: language, from: book))
      }
    }
  }

  @Test(arguments: Case.all)
  func `every report is within its bounds`(tried: Case) throws {
    for (_, plan) in try tried.plans() {
      let report = Report(plan, generatedAt: Timestamp(secondsSince1970: 0))
      let words = report.detailedAnalysis.reduce(0) { $0 + WordPeer.count($1.text) }
      #expect((400...500).contains(words))
      #expect((6...10).contains(report.detailedAnalysis.count))
      #expect((3...4).contains(report.recommendations.count))
      #expect((2...3).contains(Sentences.of(report.keyInfluences).count), "\(report.keyInfluences)")
      #expect(report.title == tried.area.name(in: tried.language))
    }
  }

  @Test(arguments: Case.all)
  func `every passage rests on a rule whose evidence is true of the chart`(tried: Case) throws {
    for (chart, plan) in try tried.plans() {
      let held = Dictionary(uniqueKeysWithValues: plan.ranking.matches.map { ($0.rule.id, $0) })
      let report = Report(plan, generatedAt: Timestamp(secondsSince1970: 0))
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
      #expect(plan.advice.allSatisfy { used.contains($0.rule.id) })
    }
  }

  @Test(arguments: Case.all)
  func `nothing is in the wrong script`(tried: Case) throws {
    for (_, plan) in try tried.plans() {
      let report = Report(plan, generatedAt: Timestamp(secondsSince1970: 0))
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
      let stages = plan.used.map(\.stage)
      #expect(stages == stages.sorted())
      #expect(stages.count { $0 == .being } <= 4 && Set(stages).count >= 3)
    }
  }

  @Test(arguments: Case.all)
  func `no two paragraphs are on the same factor, and none of a body speaks three times`(tried: Case) throws {
    for (_, plan) in try tried.plans() {
      let evidence = plan.draft.paragraphs.map(\.match.evidence)
      let keys = evidence.flatMap { Set($0.map(\.key)) }
      #expect(Set(keys).count == keys.count)
      let bodies = evidence.flatMap { Set($0.flatMap(\.bodies)) }
      for body in Body.allCases { #expect(bodies.count { $0 == body } <= 2) }
    }
  }

  @Test(arguments: Case.all)
  func `neighbours that lean opposite ways are bridged, once for each matter`(tried: Case) throws {
    for (_, plan) in try tried.plans() {
      let paragraphs = plan.draft.paragraphs
      var bridged: Set<Leaning> = []
      for (before, after) in zip(paragraphs, paragraphs.dropFirst()) {
        // A paragraph that leans both ways has made its own peace.
        let said = before.match.rule.leanings
        let clashes = after.match.rule.leanings.filter {
          said.contains($0.opposite) && !said.contains($0) && !bridged.contains($0)
        }
        #expect(clashes.isEmpty || after.bridge != nil)
        let built = Leaning.allCases.filter {
          tried.language.phrasebook.bridges(to: $0).contains(after.bridge ?? "")
        }
        #expect(bridged.isDisjoint(with: built))
        bridged.formUnion(built.flatMap { [$0, $0.opposite] })
      }
    }
  }

  @Test(arguments: Case.all)
  func `the same chart always gives the same words`(tried: Case) throws {
    let pairs = try zip(tried.plans(of: 5), tried.plans(of: 5))
    for (one, other) in pairs {
      let date = Timestamp(secondsSince1970: 0)
      #expect(Report(one.plan, generatedAt: date) == Report(other.plan, generatedAt: date))
    }
  }
}
