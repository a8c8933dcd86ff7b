import TestSupport
import Testing

@testable import AstroTimeline

@Suite struct RowPackingTests {
  /// Stretches of random places and lengths.
  private func stretches(_ count: Int, _ random: inout SeededGenerator) -> [ClosedRange<Double>] {
    (0..<count).map { _ in
      let start = random.number(in: 0...700)
      return start...(start + random.number(in: 1...90))
    }
  }

  @Test func `nothing in a row comes nearer to its neighbor than the gap`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let rows = RowPacking(gap: 5).packed(stretches(40, &random).map { [$0] }, extent: { $0 })
      for row in rows {
        #expect(zip(row, row.dropFirst()).allSatisfy { $0.upperBound + 5 <= $1.lowerBound })
      }
    }
  }

  @Test func `nothing is lost or doubled`() {
    var random = SeededGenerator(seed: 4)
    let all = stretches(60, &random)
    let rows = RowPacking(gap: 2).packed(all.map { [$0] }, extent: { $0 })
    #expect(
      rows.joined().sorted { $0.lowerBound < $1.lowerBound } == all.sorted { $0.lowerBound < $1.lowerBound })
  }

  @Test func `there are as many rows as stretches lie over each other where most do`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let all = stretches(30, &random)
      let rows = RowPacking(gap: 0).packed(all.map { [$0] }, extent: { $0 })
      let depth = all.map { one in
        all.count { $0.lowerBound <= one.lowerBound && one.lowerBound < $0.upperBound }
      }
      #expect(rows.count == depth.max())
    }
  }

  @Test func `a second form is taken where the first does not fit`() {
    let rows = RowPacking(gap: 0).packed([[0...10], [5...15, 12...20]], extent: { $0 })
    #expect(rows == [[0...10, 12...20]])
  }
}
