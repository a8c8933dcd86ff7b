extension UkrainianPhrasebook {
  func name(ofHouse house: Int) -> String { "\(house)-й дім" }

  func spelledName(ofHouse house: Int, _ form: GrammaticalCase) -> String {
    "\(ordinal(house, form)) \(UkrainianPhrasebook.house[form])"
  }

  static let house = Declension("дім", "дому", "дому", "дім", "домом", "домі", or: "домові")

  /// The ordinal that goes with a masculine noun.
  ///
  /// - Parameter house: 1…12.
  func ordinal(_ house: Int, _ form: GrammaticalCase) -> String {
    let index = (house - 1 + 12) % 12
    // «Третій» is the only ordinal of the soft declension.
    let isSoft = index == 2
    let ending =
      switch form {
      case .nominative, .accusative: isSoft ? "ій" : "ий"
      case .genitive: isSoft ? "ього" : "ого"
      case .dative, .locative: isSoft ? "ьому" : "ому"
      case .instrumental: isSoft ? "ім" : "им"
      }
    return UkrainianPhrasebook.stems[index] + ending
  }

  private static let stems = [
    "перш", "друг", "трет", "четверт", "п’ят", "шост", "сьом", "восьм", "дев’ят", "десят", "одинадцят",
    "дванадцят",
  ]
}
