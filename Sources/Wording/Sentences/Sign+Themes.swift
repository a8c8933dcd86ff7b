import ChartModel

extension Sign {
  /// How what stands in the sign goes about things, as two adverbs.
  func manner(in language: Language) -> String {
    switch self {
    case .aries: language.pick("boldly and directly", "сміливо й прямо")
    case .taurus: language.pick("steadily and sensuously", "неквапно й ґрунтовно")
    case .gemini: language.pick("quickly and curiously", "жваво й допитливо")
    case .cancer: language.pick("tenderly and protectively", "ніжно й дбайливо")
    case .leo: language.pick("warmly and proudly", "щедро й гордо")
    case .virgo: language.pick("carefully and usefully", "ретельно й корисно")
    case .libra: language.pick("gracefully and fairly", "витончено й справедливо")
    case .scorpio: language.pick("intensely and deeply", "пристрасно й глибоко")
    case .sagittarius: language.pick("openly and adventurously", "відкрито й відважно")
    case .capricorn: language.pick("soberly and ambitiously", "стримано й цілеспрямовано")
    case .aquarius: language.pick("independently and inventively", "незалежно й винахідливо")
    case .pisces: language.pick("gently and dreamily", "лагідно й мрійливо")
    }
  }
}

/// The fields of life that houses stand for.
enum HouseTheme {
  /// The field of a house, with its preposition: “in travel, study and belief”.
  ///
  /// - Parameter house: 1…12.
  static func area(_ house: Int, in language: Language) -> String {
    let index = ((house - 1) % 12 + 12) % 12
    return language.pick("in " + english[index], "у сфері " + ukrainian[index])
  }

  private static let english = [
    "appearance and first steps", "money and possessions", "talk, learning and siblings",
    "home and family", "play, romance and children", "daily work and health",
    "partnership and marriage", "intimacy and shared resources", "travel, study and belief",
    "career and standing", "friendship and common aims", "solitude and the inner life",
  ]

  private static let ukrainian = [
    "зовнішності та перших кроків", "грошей і власності", "спілкування, навчання та рідні",
    "дому й родини", "гри, кохання та дітей", "щоденної праці та здоров’я",
    "партнерства і шлюбу", "близькості та спільних ресурсів", "мандрів, освіти та світогляду",
    "кар’єри та становища", "дружби та спільних цілей", "усамітнення та внутрішнього життя",
  ]
}
