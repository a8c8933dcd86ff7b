/// The element or modality that outweighs the others.
///
/// Sun, Moon and Ascendant weigh 3 each, Mercury, Venus and Mars 2, the other planets 1. A tie is broken by
/// the first of these that stands in one of the tied elements or modalities: the Sun, the Moon, the
/// Ascendant, then the other planets in order.
extension Chart {
  /// The dominant element; `nil` only in a chart without planets.
  public var dominantElement: Element? { dominant(\.element) }

  /// The dominant modality; `nil` only in a chart without planets.
  public var dominantModality: Modality? { dominant(\.modality) }

  private func dominant<Quality: Hashable>(_ quality: (Sign) -> Quality) -> Quality? {
    let voices = self.voices.map { (quality: quality($0.sign), weight: $0.weight) }
    let weights = voices.reduce(into: [Quality: Int]()) { $0[$1.quality, default: 0] += $1.weight }
    let heaviest = weights.values.max()
    return voices.first { weights[$0.quality] == heaviest }?.quality
  }

  /// The signs with their weights, in the order in which ties are broken.
  private var voices: [(sign: Sign, weight: Int)] {
    var voices = planets.map { (sign: $0.sign, weight: Chart.weight(of: $0.body)) }
    if let ascendant = angles?.ascendant { voices.insert((ascendant.sign, 3), at: min(2, voices.count)) }
    return voices
  }

  private static func weight(of body: Body) -> Int {
    switch body {
    case .sun, .moon: 3
    case .mercury, .venus, .mars: 2
    default: 1
    }
  }
}
