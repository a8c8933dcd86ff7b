/// How many planets stand in each element, modality and polarity.
package struct Distributions: Hashable, Sendable {
  package var elements: [Element: Int]
  package var modalities: [Modality: Int]
  package var polarities: [Polarity: Int]

  /// Counts every placement once; an empty element, modality or polarity is listed with 0.
  package init(of placements: [Placement]) {
    let signs = placements.map(\.sign)
    elements = Distributions.count(signs.map(\.element))
    modalities = Distributions.count(signs.map(\.modality))
    polarities = Distributions.count(signs.map(\.polarity))
  }

  private static func count<Quality: CaseIterable & Hashable>(_ found: [Quality]) -> [Quality: Int] {
    let none = Dictionary(uniqueKeysWithValues: Quality.allCases.map { ($0, 0) })
    return found.reduce(into: none) { $0[$1, default: 0] += 1 }
  }
}

extension Chart {
  /// The distributions of the ten planets; the points are not counted.
  package var distributions: Distributions { Distributions(of: planets) }
}
