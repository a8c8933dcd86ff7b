import AstroChecking
import Foundation

/// A sentence by its features, with what it counts and whether it does harm.
struct HarmExample {
  var features: [Int]
  var doesHarm: Bool
  var weight: Double
  var source: Source
  /// Which of the folds it is left out of while that fold is measured.
  var fold: Int

  /// Where a sentence is from, and of a thousand harmless ones from there how many may be taken for harm.
  enum Source: CaseIterable {
    /// The lists of harms, and of harmless sentences that look like them.
    case lists
    /// Readings of charts by others.
    case readings
    case ourTexts
  }
}

/// Learns the weights of a logistic regression by gradient descent.
///
/// Steps shrink for each weight as AdaGrad's do: J. Duchi, E. Hazan, Y. Singer, Adaptive Subgradient Methods, JMLR 12 (2011).
struct HarmTrainer {
  /// How often each sentence is seen.
  var rounds = 10
  var rate = 0.1
  /// Half of it times the sum of the squares of all weights is added to the loss.
  var ridge = 10.0

  func model(of examples: [HarmExample]) -> (weights: [Double], bias: Double) {
    var weights = [Double](repeating: 0, count: HarmFeatures.buckets)
    var squares = [Double](repeating: 1e-3, count: HarmFeatures.buckets)
    var (bias, biasSquare) = (0.0, 1e-3)
    // What the ridge takes from a weight in a round is shared out among the sentences that have the feature.
    var counts = [Double](repeating: 0, count: HarmFeatures.buckets)
    for example in examples { for feature in example.features { counts[feature] += 1 } }
    let decays = counts.map { ridge / max($0, 1) }
    var order = Shuffler(count: examples.count)
    for _ in 0..<rounds {
      for index in order.next() {
        let example = examples[index]
        let sum = example.features.reduce(bias) { $0 + weights[$1] }
        let slope = example.weight * (1 / (1 + exp(-sum)) - (example.doesHarm ? 1 : 0))
        biasSquare += slope * slope
        bias -= rate * slope / biasSquare.squareRoot()
        for feature in example.features {
          let gradient = slope + decays[feature] * weights[feature]
          squares[feature] += gradient * gradient
          weights[feature] -= rate * gradient / squares[feature].squareRoot()
        }
      }
    }
    return (weights, bias)
  }
}

/// The same orders every time, so that what is learnt can be learnt again.
private struct Shuffler {
  private var random = SplitMix(state: 11)
  private var order: [Int]

  init(count: Int) { order = Array(0..<count) }

  mutating func next() -> [Int] {
    order.shuffle(using: &random)
    return order
  }
}
