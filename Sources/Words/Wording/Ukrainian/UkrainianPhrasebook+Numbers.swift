extension UkrainianPhrasebook {
  func date(year: Int, month: Int, day: Int) -> String {
    "\(date(month: month, day: day)) " + (year > 0 ? "\(year) р." : "\(1 - year) р. до н. е.")
  }

  func date(month: Int, day: Int) -> String { "\(day) \(UkrainianPhrasebook.months[month - 1])" }

  /// The months in the genitive, as used after a day.
  private static let months = [
    "січня", "лютого", "березня", "квітня", "травня", "червня",
    "липня", "серпня", "вересня", "жовтня", "листопада", "грудня",
  ]

  var localMeanTime: String { "Місцевий середній час" }

  func orb(_ degrees: String) -> String { "орб \(degrees.replacing(".", with: decimalMark))" }
  var decimalMark: String { "," }

  func planets(_ count: Int, _ form: GrammaticalCase) -> String {
    let noun =
      switch form {
      case .nominative: count == 1 ? "планета" : count < 5 ? "планети" : "планет"
      case .accusative: count == 1 ? "планету" : count < 5 ? "планети" : "планет"
      case .genitive: count == 1 ? "планети" : "планет"
      case .dative: count == 1 ? "планеті" : "планетам"
      case .instrumental: count == 1 ? "планетою" : "планетами"
      case .locative: count == 1 ? "планеті" : "планетах"
      }
    return "\(numeral(count, form)) \(noun)"
  }

  func numeral(_ count: Int, _ form: GrammaticalCase) -> String {
    let count = min(count, 10)
    return switch form {
    case .nominative, .accusative: UkrainianPhrasebook.numerals[count]
    case .genitive, .locative: UkrainianPhrasebook.genitiveNumerals[count]
    case .dative: UkrainianPhrasebook.dativeNumerals[count]
    case .instrumental: UkrainianPhrasebook.instrumentalNumerals[count]
    }
  }

  private static let numerals = [
    "нуль", "одна", "дві", "три", "чотири", "п’ять", "шість", "сім", "вісім", "дев’ять", "десять",
  ]
  private static let instrumentalNumerals = [
    "нулем", "однією", "двома", "трьома", "чотирма", "п’ятьма", "шістьма", "сьома", "вісьма", "дев’ятьма",
    "десятьма",
  ]
  private static let dativeNumerals = [
    "нулю", "одній", "двом", "трьом", "чотирьом", "п’ятьом", "шістьом", "сімом", "вісьмом", "дев’ятьом",
    "десятьом",
  ]
  private static let genitiveNumerals = [
    "нуля", "однієї", "двох", "трьох", "чотирьох", "п’яти", "шести", "семи", "восьми", "дев’яти", "десяти",
  ]
}
