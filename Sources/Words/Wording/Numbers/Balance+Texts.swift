package import AstroChartModel

extension Balance {
  package typealias Text = (name: String, count: String)

  /// Each element with how many planets stand in it: “3”, or “2–3” where the sign of one is not known.
  package func elementTexts(in language: Language) -> [Text] {
    Element.allCases.map { ($0.name(in: language), elements[$0].text) }
  }

  /// Each modality with how many planets stand in it.
  package func modalityTexts(in language: Language) -> [Text] {
    Modality.allCases.map { ($0.name(in: language), modalities[$0].text) }
  }

  /// One line for elements and one for modalities.
  package func lines(in language: Language) -> [String] {
    [elementTexts(in: language), modalityTexts(in: language)].map { texts in
      texts.map { "\($0.name) \($0.count)" }.joined(separator: " · ")
    }
  }
}

extension ClosedRange<Int>? {
  fileprivate var text: String {
    guard let self else { return "0" }
    return self.count == 1 ? String(self.lowerBound) : "\(self.lowerBound)–\(self.upperBound)"
  }
}
