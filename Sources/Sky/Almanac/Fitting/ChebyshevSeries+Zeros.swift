extension ChebyshevSeries {
  /// The places at which the polynomial changes sign on −1…1, ascending; 0 counts as positive.
  ///
  /// An interval is halved until bounds show that the polynomial has at most one zero in it. No pair of zeros
  /// is missed that is further apart than a millionth of the whole.
  func signChanges() -> [Double] {
    var found: [Double] = []
    let grid = ChebyshevGrid(order: max(2, coefficients.count - 1))
    collectSignChanges(grid, from: -1, to: 1, halvings: ChebyshevSeries.halvings, into: &found)
    return found
  }

  private static let halvings = 21

  private func collectSignChanges(
    _ grid: ChebyshevGrid, from start: Double, to end: Double, halvings: Int, into found: inout [Double]
  ) {
    let part = halvings == ChebyshevSeries.halvings ? self : restricted(grid, from: start, to: end)
    if part.surelyKeepsSign { return }
    if part.derivative.surelyKeepsSign || halvings == 0 {
      // Signs are those of the whole polynomial, so that neighboring intervals agree about the point between
      // them.
      if let zero = onlySignChange(from: start, to: end) { found.append(zero) }
      return
    }
    let middle = (start + end) / 2
    collectSignChanges(grid, from: start, to: middle, halvings: halvings - 1, into: &found)
    collectSignChanges(grid, from: middle, to: end, halvings: halvings - 1, into: &found)
  }

  /// The same polynomial, with a part of −1…1 stretched to the whole.
  private func restricted(_ grid: ChebyshevGrid, from start: Double, to end: Double) -> ChebyshevSeries {
    grid.series(through: grid.nodes.map { value(at: start + ($0 + 1) / 2 * (end - start)) })
  }

  /// The place of the sign change in an interval that has at most one; `nil` if it has none.
  private func onlySignChange(from start: Double, to end: Double) -> Double? {
    let isNegativeFirst = value(at: start) < 0
    guard isNegativeFirst != (value(at: end) < 0) else { return nil }
    var (low, high) = (start, end)
    while high - low > 1e-12 {
      let middle = (low + high) / 2
      if (value(at: middle) < 0) == isNegativeFirst { low = middle } else { high = middle }
    }
    return high
  }
}
