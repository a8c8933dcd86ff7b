import Wording

/// The words of a report that do not depend on its chart.
struct ReportWords {
  let language: Language

  private func pick(_ en: String, _ uk: String) -> String { language == .uk ? uk : en }

  var contents: String { pick("Contents", "Зміст") }
  var facts: String { pick("The Chart in Figures", "Карта в цифрах") }
  var keyInfluences: String { pick("Key Influences", "Головні впливи") }
  var analysis: String { pick("Detailed Analysis", "Докладний розгляд") }
  var recommendations: String { pick("Practical Recommendations", "Практичні поради") }
  var book: String { pick("A reading of the whole chart", "Прочитання всієї карти") }

  var body: String { pick("Body", "Тіло") }
  var place: String { pick("Place", "Місце") }
  var sign: String { pick("Sign", "Знак") }
  var cusp: String { pick("Cusp", "Куспід") }
  var aspect: String { pick("Aspect", "Аспект") }
  var orb: String { pick("Orb", "Орб") }
  var applying: String { pick("applying", "сходиться") }
  var separating: String { pick("separating", "розходиться") }
  var uncertain: String { pick("part of the day", "частину дня") }
  var elements: String { pick("Elements", "Стихії") }
  var modalities: String { pick("Modalities", "Якості") }
  var anonymous: String { pick("Natal Chart", "Натальна карта") }

  func generated(_ date: String) -> String { pick("Generated \(date)", "Створено \(date)") }
  func purchased(_ date: String) -> String { pick("Purchased \(date)", "Придбано \(date)") }

  var keywords: [String] {
    language == .uk ? ["астрологія", "натальна карта"] : ["astrology", "natal chart"]
  }

  /// Between the number of a page and that of all pages.
  var of: String { pick(" of ", " з ") }

  /// How far the Moon goes on a day without a known hour.
  func moonRange(_ from: String, _ to: String) -> String {
    pick(
      "In the course of the day the Moon goes from \(from) to \(to).",
      "Протягом доби Місяць проходить від \(from) до \(to).")
  }
}
