import ChartModel
import Testing
import Wording
@testable import Interpretation

@Test func measure() throws {
  let book = try RuleBook.builtIn()
  print("findings", book.findings.count)
  for finding in book.findings.prefix(20) { print(finding) }
  let clock = ContinuousClock()
  for withTime in [false, true] {
    for area in Area.allCases {
      for language in Language.allCases {
        var failures = 0, level = [Int: Int](), bridges = 0, worst = Duration.zero, total = Duration.zero, n = 0
        var sentences: [Set<Substring>] = []
        var stages = [Int: Int]()
        for chart in RandomCharts(seed: 7, withTime: withTime).prefix(measured) {
          let start = clock.now
          let c = try? Composition(on: area, of: chart, in: language, from: book)
          let took = clock.now - start
          worst = max(worst, took); total += took
          n += 1
          guard let c else { failures += 1; continue }
          level[c.draft.paragraphs.count, default: 0] += 1
          bridges += c.draft.paragraphs.count { $0.bridge != nil }
          stages[Set(c.used.map(\.stage)).count, default: 0] += 1
          let report = Report(c, generatedAt: Timestamp(secondsSince1970: 0))
          let all = [report.keyInfluences] + report.detailedAnalysis.map(\.text) + report.recommendations.map(\.text)
          sentences.append(Set(all.flatMap { Sentences.of($0) }))
        }
        var shares: [Double] = []
        for i in stride(from: 0, to: sentences.count - 1, by: 2) {
          let (a, b) = (sentences[i], sentences[i + 1])
          shares.append(Double(a.intersection(b).count) / Double(min(a.count, b.count)))
        }
        let mean = shares.reduce(0, +) / Double(max(1, shares.count))
        print(withTime, area, language, "fail", failures, "paras", level.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }, "stages", stages, "bridges", Double(bridges) / Double(n), "share", mean, shares.max() ?? 0, "avg", total / n, "worst", worst)
      }
    }
  }
}
let measured = 2000
