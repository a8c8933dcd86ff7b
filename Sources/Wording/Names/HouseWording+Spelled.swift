extension HouseWording {
  /// The house in words: “tenth house”, «десятий дім», in the genitive «десятого дому».
  ///
  /// - Parameter house: 1…12.
  package static func spelled(
    _ house: Int, in language: Language, _ form: GrammaticalCase = .nominative
  ) -> String {
    let index = (house - 1 + 12) % 12
    return language.pick("\(english[index]) house", ukrainian(index, form))
  }

  /// Where something stands: “in the tenth house”, «у десятому домі».
  ///
  /// - Parameter previous: What is said just before, which in Ukrainian decides between «у» and «в».
  package static func spelledWhereabouts(
    _ house: Int, in language: Language, after previous: String = ""
  ) -> String {
    let place = spelled(house, in: .uk, .locative)
    return language.pick(
      "in the \(spelled(house, in: .en))", "\(Euphony.within(after: previous, before: place)) \(place)")
  }

  private static func ukrainian(_ index: Int, _ form: GrammaticalCase) -> String {
    let stem = stems[index]
    // «Третій» is the only one of the soft declension.
    let isSoft = index == 2
    return switch form {
    case .nominative: "\(stem)\(isSoft ? "ій" : "ий") дім"
    case .genitive: "\(stem)\(isSoft ? "ього" : "ого") дому"
    case .instrumental: "\(stem)\(isSoft ? "ім" : "им") домом"
    case .locative: "\(stem)\(isSoft ? "ьому" : "ому") домі"
    }
  }

  private static let english = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth",
  ]

  private static let stems = [
    "перш", "друг", "трет", "четверт", "п’ят", "шост", "сьом", "восьм", "дев’ят", "десят", "одинадцят",
    "дванадцят",
  ]
}
