import Foundation
import TestSupport
import Testing

@testable import AstroAlmanac

@Suite struct ChebyshevTests {
  /// The polynomial with some zeros, through its values.
  private func polynomial(zeros: [Double]) -> ChebyshevSeries {
    let grid = ChebyshevGrid(order: max(2, zeros.count + 2))
    return grid.series(through: grid.nodes.map { node in zeros.reduce(1) { $0 * (node - $1) } })
  }

  @Test func `a polynomial through values is the function, and its slope is that of the function`() {
    let grid = ChebyshevGrid(order: 20)
    let series = grid.series(through: grid.nodes.map { sin(2 * $0) + 1e6 })
    for place in stride(from: -1.0, through: 1, by: 0.01) {
      let (value, slope) = series.valueAndSlope(at: place)
      #expect(abs(value - sin(2 * place) - 1e6) < 1e-9)
      #expect(abs(slope - 2 * cos(2 * place)) < 1e-7)
      #expect(abs(series.derivative.value(at: place) - slope) < 1e-7)
    }
  }

  @Test func `every change of sign is found, though the next be close`() {
    var dice = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let first = dice.number(in: -0.9...0.5)
      let zeros = [first, first + dice.number(in: 1e-5...1e-3), first + 0.3, 0.95]
      let found = polynomial(zeros: zeros).signChanges()
      #expect(found.count == zeros.count)
      for (found, zero) in zip(found, zeros.sorted()) { #expect(abs(found - zero) < 1e-6) }
    }
  }

  @Test func `where a polynomial touches zero it changes its sign twice or not at all`() {
    var dice = SeededGenerator(seed: 8)
    for _ in 0..<50 {
      let touch = dice.number(in: -0.9...0.9)
      #expect(polynomial(zeros: [touch, touch]).signChanges().count.isMultiple(of: 2))
    }
    #expect(polynomial(zeros: [2, 3]).signChanges().isEmpty)
  }
}
