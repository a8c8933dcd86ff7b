import AstroChartModel
import AstroDocuments
import AstroInterpretation
import AstroTypesetting
import AstroWording
import TestSupport
import Testing

/// What a report says of the weight of an element or a modality, against the table on its second page.
@Suite struct BalanceTests {
  private let bench: Bench
  init() throws { bench = try Bench() }

  /// What prevails by the facts of a chart, and how many planets it has, by the name in the table.
  private func prevailing(in chart: Chart, _ language: Language) throws -> [String: Int] {
    let plan = try ReportPlan(on: .general, of: chart, in: language, from: RuleBook.builtIn())
    let facts = plan.ranking.matches.flatMap(\.evidence)
    return facts.reduce(into: [:]) { found, fact in
      switch fact {
      case .dominantElement(let element, let count): found[element.name(in: language)] = count
      case .dominantModality(let modality, let count): found[modality.name(in: language)] = count
      default: break
      }
    }
  }

  /// The figures of the table, by the names in it.
  private func table(of chart: Chart, _ language: Language) throws -> [String: Int] {
    let report = try bench.report(on: [.general], of: chart, in: language)
    let cells = try bench.set(report).pages[1].dump.split(separator: "\n").map { row in
      row.split(separator: "|").flatMap { $0.split(separator: " ").map(String.init) }
    }
    let names =
      Element.allCases.map { $0.name(in: language) } + Modality.allCases.map { $0.name(in: language) }
    return cells.reduce(into: [:]) { found, row in
      for (name, count) in zip(row, row.dropFirst()) where names.contains(name) { found[name] = Int(count) }
    }
  }

  @Test(arguments: Language.allCases)
  func `what is said to prevail has the most in the table`(language: Language) throws {
    var random = RandomCharts(seed: 77)
    let charts = try random.next(60).filter { chart in
      let counts = chart.distributions
      return (Array(counts.elements.values) + counts.modalities.values).contains { $0 >= 5 }
    }.prefix(10)
    #expect(charts.count == 10)
    var told = 0
    for chart in charts {
      let (table, prevailing) = (try table(of: chart, language), try prevailing(in: chart, language))
      #expect(table.count == 7)
      for (name, count) in prevailing {
        let isElement = Element.allCases.contains { $0.name(in: language) == name }
        let others =
          isElement
          ? Element.allCases.map { $0.name(in: language) } : Modality.allCases.map { $0.name(in: language) }
        #expect(table[name] == count)
        for other in others where other != name {
          #expect((table[other] ?? 0) < count, "\(name) and \(other)")
        }
        told += 1
      }
    }
    #expect(told > 3)
  }
}
