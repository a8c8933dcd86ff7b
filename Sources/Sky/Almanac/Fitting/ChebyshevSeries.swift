/// A polynomial on −1…1, as a sum of Chebyshev polynomials.
struct ChebyshevSeries: Hashable, Sendable {
  /// The coefficients of T₀, T₁, T₂ …; never empty.
  var coefficients: [Double]

  /// The value, by Clenshaw's recurrence.
  func value(at x: Double) -> Double {
    var (last, before) = (0.0, 0.0)
    for index in stride(from: coefficients.count - 1, to: 0, by: -1) {
      (last, before) = (2 * x * last - before + coefficients[index], last)
    }
    return x * last - before + coefficients[0]
  }

  /// The value and the derivative, by the same recurrence and its derivative.
  func valueAndSlope(at x: Double) -> (value: Double, slope: Double) {
    var (last, before) = (0.0, 0.0)
    var (lastSlope, slopeBefore) = (0.0, 0.0)
    for index in stride(from: coefficients.count - 1, to: 0, by: -1) {
      (lastSlope, slopeBefore) = (2 * last + 2 * x * lastSlope - slopeBefore, lastSlope)
      (last, before) = (2 * x * last - before + coefficients[index], last)
    }
    return (x * last - before + coefficients[0], last + x * lastSlope - slopeBefore)
  }

  /// The derivative, by T′ₖ = 2k (Tₖ₋₁ + Tₖ₋₃ + …), in which the term of T₀ counts half.
  var derivative: ChebyshevSeries {
    let order = coefficients.count - 1
    guard order > 0 else { return ChebyshevSeries(coefficients: [0]) }
    var slopes = [Double](repeating: 0, count: order + 2)
    for index in stride(from: order, to: 0, by: -1) {
      slopes[index - 1] = slopes[index + 1] + 2 * Double(index) * coefficients[index]
    }
    slopes[0] /= 2
    return ChebyshevSeries(coefficients: Array(slopes.prefix(order)))
  }

  /// Whether its sign certainly does not change, because no |Tₖ| exceeds 1.
  var surelyKeepsSign: Bool {
    let rest = coefficients.dropFirst().reduce(0) { $0 + abs($1) }
    return abs(coefficients[0]) > rest
  }
}
