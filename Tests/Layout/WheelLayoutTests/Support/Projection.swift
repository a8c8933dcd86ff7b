import AstroGeometry

@testable import AstroWheelLayout

/// The nearest point of an intersection of half-spaces, by Dykstra's alternating projections (1983).
///
/// Slow and simple, so that `Spreading`, which is neither, can be held against it.
struct Projection {
  /// weightᵢ · x ≥ bound, with at most two weights that are not 0.
  private struct HalfSpace {
    var weights: [(index: Int, weight: Double)]
    var bound: Double
  }

  private let target: [Double]
  private var spaces: [HalfSpace] = []

  init(_ problem: Spreading) {
    target = problem.targets
    for (index, separation) in problem.separations.enumerated() {
      spaces.append(HalfSpace(weights: [(index, -1), (index + 1, 1)], bound: separation))
    }
    for index in target.indices {
      spaces.append(HalfSpace(weights: [(index, 1)], bound: problem.lows[index]))
      spaces.append(HalfSpace(weights: [(index, -1)], bound: -problem.highs[index]))
    }
  }

  /// The point after many rounds of projecting.
  func nearest(rounds: Int = 4000) -> [Double] {
    var x = target
    var corrections = Array(repeating: 0.0, count: spaces.count)
    for _ in 0..<rounds {
      for (number, space) in spaces.enumerated() {
        let squares = space.weights.reduce(0) { $0 + $1.weight * $1.weight }
        let value = space.weights.reduce(0) { $0 + x[$1.index] * $1.weight } - corrections[number] * squares
        let step = max(0, (space.bound - value) / squares)
        for (index, weight) in space.weights { x[index] += (step - corrections[number]) * weight }
        corrections[number] = step
      }
    }
    return x
  }
}
