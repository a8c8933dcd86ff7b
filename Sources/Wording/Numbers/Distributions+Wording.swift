package import ChartModel

extension Distributions {
  /// How the planets are shared out, one line for elements and one for modalities.
  package func lines(in language: Language) -> [String] {
    let elements = Element.allCases.map { "\($0.name(in: language)) \(self.elements[$0] ?? 0)" }
    let modalities = Modality.allCases.map { "\($0.name(in: language)) \(self.modalities[$0] ?? 0)" }
    return [elements, modalities].map { $0.joined(separator: " · ") }
  }
}
