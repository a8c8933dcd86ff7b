/// A house as it is spoken of.
public enum HouseWording {
  /// The house's name: “9th house”, «9-й дім».
  ///
  /// - Parameter house: 1…12.
  public static func name(_ house: Int, in language: Language) -> String {
    language.pick("\(house)\(englishEnding(house)) house", "\(house)-й дім")
  }

  /// Where something stands: “in the 9th house”, «у 9-му домі».
  ///
  /// - Parameter previous: What is said just before, which in Ukrainian decides between «у» and «в».
  public static func whereabouts(_ house: Int, in language: Language, after previous: String = "") -> String {
    let preposition = Euphony.within(after: previous, before: spoken[(house - 1 + 12) % 12])
    return language.pick("in the \(name(house, in: .en))", "\(preposition) \(house)-му домі")
  }

  private static func englishEnding(_ number: Int) -> String {
    switch number {
    case 1: "st"
    case 2: "nd"
    case 3: "rd"
    default: "th"
    }
  }

  /// The ordinals in the locative: their first sounds choose the preposition.
  private static let spoken = [
    "першому", "другому", "третьому", "четвертому", "п’ятому", "шостому",
    "сьомому", "восьмому", "дев’ятому", "десятому", "одинадцятому", "дванадцятому",
  ]
}
