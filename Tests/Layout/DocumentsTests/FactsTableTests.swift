import AstroChartModel
import AstroDocuments
import AstroDrawing
import AstroGeometry
import AstroTypesetting
import AstroWording
import TestSupport
import Testing

/// The tables of the second page.
@Suite struct FactsTableTests {
  private let bench: Bench
  init() throws { bench = try Bench() }

  /// The words of each row of a chart's second page, with where each begins and ends.
  private func rows(_ language: Language) throws -> [[(text: String, start: Double, end: Double)]] {
    let chart = try bench.chart(of: KnownBirths.oksana)
    let page = try bench.set(bench.report(on: [.career], of: chart, in: language)).pages[1]
    return page.scene.items.flatMap(\.rows)
  }

  @Test(arguments: Language.allCases)
  func `what belongs together stands together, and no number runs into the next`(language: Language) throws {
    let rows = try rows(language)
    #expect(rows.count > 40)
    for row in rows {
      for (cell, next) in zip(row, row.dropFirst()) where next.start > cell.end {
        let areFigures = [cell, next].allSatisfy { $0.text.first?.isNumber == true }
        #expect(next.start - cell.end >= (areFigures ? 8 : 2), "\(cell.text) \(next.text)")
      }
    }
    // The longest name and its degree: no line of sight across an empty column.
    let longest = Body.southNode.name(in: language)
    let named = try #require(rows.first { row in row.contains { $0.text == longest } })
    let name = try #require(named.first { $0.text == longest })
    let degree = try #require(named.first { $0.start > name.end })
    #expect(degree.start - name.end < 10)
  }

  @Test(arguments: Language.allCases)
  func `aspects stand two in a row, the closest first`(language: Language) throws {
    let chart = try bench.chart(of: KnownBirths.oksana)
    let orbs = chart.aspects.map(\.orb).sorted().map(Degrees.text)
    let told = try rows(language).filter { row in row.count { orbs.contains($0.text) } == 2 }
    #expect(told.flatMap { row in row.map(\.text).filter(orbs.contains) } == orbs)
  }
}

extension Scene.Item {
  fileprivate var rows: [[(text: String, start: Double, end: Double)]] {
    guard case .group(let group) = self else { return [] }
    return group.role == .tableRow ? [group.items.flatMap(\.words)] : group.items.flatMap(\.rows)
  }

  private var words: [(text: String, start: Double, end: Double)] {
    switch self {
    case .glyphs(let run, let origin): [(run.text, origin.x, origin.x + run.advance)]
    case .group(let group): group.items.flatMap(\.words)
    default: []
    }
  }
}
