/// Parts crowded values along a line, moving each as little as possible.
///
/// Minimises Σ(xᵢ − tᵢ)² subject to xᵢ₊₁ − xᵢ ≥ sᵢ, x₀ ≥ low and xₙ ≤ high. With zᵢ = xᵢ − (s₀ + … + sᵢ₋₁)
/// the separations become zᵢ₊₁ ≥ zᵢ, an isotonic regression, which pooling adjacent violators solves
/// exactly in linear time (Barlow et al., *Statistical Inference under Order Restrictions*, 1972); bounds
/// on a monotone sequence bound all of it, so clamping the solution is exact as well.
struct Spreading {
  /// Where each value would like to be, in ascending order.
  var targets: [Double]
  /// What must lie between each value and the next: one fewer than there are targets.
  var separations: [Double]
  var low: Double
  var high: Double

  /// The room that the values need between the bounds.
  var demand: Double { separations.reduce(0, +) }

  /// Whether the bounds leave that room.
  var isFeasible: Bool { demand <= high - low + 1e-9 }

  /// The best places; where the room does not suffice, the values keep their separations from `low` on.
  func solved() -> [Double] {
    var shift = 0.0
    let shifts =
      [0.0]
      + separations.map { separation in
        shift += separation
        return shift
      }
    let pooled = Spreading.isotonic(zip(targets, shifts).map { $0 - $1 })
    let ceiling = max(low, high - shift)
    return zip(pooled, shifts).map { min(max($0, low), ceiling) + $1 }
  }

  /// The nearest sequence that never falls, by pooling adjacent violators.
  private static func isotonic(_ values: [Double]) -> [Double] {
    var blocks: [(mean: Double, count: Int)] = []
    for value in values {
      blocks.append((value, 1))
      while blocks.count > 1, blocks[blocks.count - 2].mean >= blocks[blocks.count - 1].mean {
        let last = blocks.removeLast()
        let previous = blocks.removeLast()
        let count = previous.count + last.count
        let sum = previous.mean * Double(previous.count) + last.mean * Double(last.count)
        blocks.append((sum / Double(count), count))
      }
    }
    return blocks.flatMap { Array(repeating: $0.mean, count: $0.count) }
  }
}
