import ChartModel
import Diagnostics
import Testing
import Wording

@testable import Interpretation

/// The checker must find what is not so, and nothing else.
@Suite struct ReportCheckTests {
  /// Plans on all areas for a few charts, with and without a time of birth.
  private static func plans(in language: Language, charts count: Int, seed: UInt64) throws -> [ReportPlan] {
    let book = RuleBook.builtIn()
    return try [true, false].flatMap { withTime in
      try RandomCharts(seed: seed, withTime: withTime).prefix(count).flatMap { chart in
        try Area.allCases.map { try ReportPlan(on: $0, of: chart, in: language, from: book) }
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `a hundred reports of ours in a language say only what is so`(language: Language) throws {
    let plans = try Self.plans(in: language, charts: 10, seed: 77)
    #expect(plans.count == 100)
    for plan in plans {
      let report = Report(plan, generatedAt: Timestamp(secondsSince1970: 0))
      let findings = ReportCheck(against: plan.brief).findings(in: report)
      #expect(findings.isEmpty, "\(findings.map(\.description))")
    }
  }

  @Test(arguments: Falsehood.Kind.allCases, Language.allCases)
  func `a report with one falsehood is refused at its place`(kind: Falsehood.Kind, language: Language) throws
  {
    var planted = 0
    for plan in try Self.plans(in: language, charts: 2, seed: 99) where planted < 3 {
      let report = Report(plan, generatedAt: Timestamp(secondsSince1970: 0))
      guard let (false_, place, old, new) = Falsehood(kind, language).planted(in: report, plan) else {
        continue
      }
      planted += 1
      let findings = ReportCheck(against: plan.brief).findings(in: false_)
      #expect(findings.contains { $0.place.pathText == place }, "\(old) → \(new)")
    }
    #expect(planted == 3)
  }
}
