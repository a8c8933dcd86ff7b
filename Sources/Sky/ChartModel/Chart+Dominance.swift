/// The element and the modality that outweigh the others: tables next to texts show the same numbers.
extension Chart {
  /// The element that holds at least half of the planets, at least five of them, and more than any other;
  /// `nil` if none does.
  public var dominantElement: Element? { dominant(distributions.elements) }

  /// The modality that holds at least half of the planets, at least five of them, and more than any other;
  /// `nil` if none does.
  public var dominantModality: Modality? { dominant(distributions.modalities) }

  private func dominant<Quality>(_ counts: [Quality: Int]) -> Quality? {
    let most = counts.values.max() ?? 0
    guard most >= max(5, (planets.count + 1) / 2), counts.values.count(where: { $0 == most }) == 1 else {
      return nil
    }
    return counts.first { $0.value == most }?.key
  }
}
