import AstroGeometry

/// The places at which a function is sampled, so that the polynomial through its values fits well.
///
/// They are the extrema cos(πj/n) of Tₙ, including both ends, which neighboring pieces share.
struct ChebyshevGrid: Hashable, Sendable {
  /// The order n, at least 1.
  let order: Int
  /// cos(πj/n), for a whole turn of j.
  private let cosines: [Double]

  init(order: Int) {
    self.order = order
    cosines = (0..<2 * order).map { Angle(radians: .pi * Double($0) / Double(order)).cosine }
  }

  /// The nodes on −1…1, ascending.
  var nodes: [Double] { (0...order).map { cosines[order - $0] } }

  /// The polynomial through values at the nodes, given in the order of the nodes.
  func series(through values: [Double]) -> ChebyshevSeries {
    // A common offset is subtracted before summing, because it would swamp the differences.
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
