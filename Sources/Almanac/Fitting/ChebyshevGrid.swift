import Glibc

/// The places at which a function is asked for, so that a polynomial of some order through its values fits best: the
/// extrema cos(πj/n) of Tₙ, both ends among them, which neighbouring pieces share.
struct ChebyshevGrid: Hashable, Sendable {
  /// n, at least 1.
  let order: Int
  /// cos(πj/n), for a whole turn of j.
  private let cosines: [Double]

  init(order: Int) {
    self.order = order
    cosines = (0..<2 * order).map { cos(.pi * Double($0) / Double(order)) }
  }

  /// On −1…1, ascending.
  var nodes: [Double] { (0...order).map { cosines[order - $0] } }

  /// The polynomial through values at the nodes, in their order.
  func series(through values: [Double]) -> ChebyshevSeries {
    // What is common to all is left out of the sums, in which it would drown the rest.
    let base = values[0]
    let coefficients = (0...order).map { degree in
      var sum = 0.0
      for (index, value) in values.enumerated() {
        let isEnd = index == 0 || index == order
        sum += (isEnd ? 0.5 : 1) * (value - base) * cosines[(order - index) * degree % (2 * order)]
      }
      return sum * (degree == 0 || degree == order ? 1 : 2) / Double(order)
    }
    return ChebyshevSeries(coefficients: [coefficients[0] + base] + coefficients.dropFirst())
  }
}
