/// Spreads crowded values along a line, moving each as little as possible.
///
/// Minimizes Σ(xᵢ − tᵢ)² subject to xᵢ₊₁ − xᵢ ≥ sᵢ and lowᵢ ≤ xᵢ ≤ highᵢ. With zᵢ = xᵢ − (s₀ + … + sᵢ₋₁) the
/// separations become zᵢ₊₁ ≥ zᵢ: an isotonic regression of convex functions, which pooling adjacent violators
/// solves exactly in linear time (Barlow et al., *Statistical Inference under Order Restrictions*, 1972). The
/// best value of a pool is its mean, clamped to the bounds of all its members.
package struct Spreading {
  /// The preferred position of each value, in ascending order.
  package var targets: [Double]
  /// The least distance between each value and the next: one fewer than there are targets.
  package var separations: [Double]
  /// The lower and the upper bound of each value.
  package var lows: [Double]
  package var highs: [Double]

  package init(targets: [Double], separations: [Double], lows: [Double], highs: [Double]) {
    (self.targets, self.separations, self.lows, self.highs) = (targets, separations, lows, highs)
  }

  /// The optimal positions, or `nil` if the bounds cannot be satisfied.
  package func solved() -> [Double]? {
    var (pools, shift): ([Pool], Double) = ([], 0)
    pools.reserveCapacity(targets.count)
    for index in targets.indices {
      if index > 0 { shift += separations[index - 1] }
      var pool = Pool(
        sum: targets[index] - shift, count: 1, low: lows[index] - shift, high: highs[index] - shift)
      while let previous = pools.last, previous.value >= pool.value {
        pools.removeLast()
        pool = previous.merged(with: pool)
      }
      guard pool.isFeasible else { return nil }
      pools.append(pool)
    }
    return positions(in: pools)
  }

  private func positions(in pools: [Pool]) -> [Double] {
    var (positions, shift): ([Double], Double) = ([], 0)
    positions.reserveCapacity(targets.count)
    for pool in pools {
      let value = pool.value
      for _ in 0..<pool.count {
        if !positions.isEmpty { shift += separations[positions.count - 1] }
        positions.append(value + shift)
      }
    }
    return positions
  }

  /// Neighbors that share one value.
  private struct Pool {
    var sum: Double
    var count: Int
    var low: Double
    var high: Double

    var value: Double { min(max(sum / Double(count), low), high) }
    var isFeasible: Bool { low <= high + 1e-9 }

    func merged(with next: Pool) -> Pool {
      Pool(
        sum: sum + next.sum, count: count + next.count, low: max(low, next.low), high: min(high, next.high))
    }
  }
}
