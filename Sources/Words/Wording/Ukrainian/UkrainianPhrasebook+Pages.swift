extension UkrainianPhrasebook {
  var positions: String { "Положення" }
  var houses: String { "Доми" }
  var aspects: String { "Аспекти" }
  var balance: String { "Розподіл" }
  var house: String { "Дім" }
  var ruler: String { "Управитель" }
  var body: String { "Тіло" }
  var place: String { "Місце" }
  var sign: String { "Знак" }
  var cusp: String { "Куспід" }
  var aspect: String { "Аспект" }
  var orb: String { "Орб" }
  var closest: String { "Найточніші" }
  var elements: String { "Стихії" }
  var modalities: String { "Якості" }
  var partOfTheDay: String { "частину дня" }

  var contents: String { "Зміст" }
  var chartInFigures: String { "Карта в цифрах" }
  var keyInfluencesTitle: String { "Головні впливи" }
  var analysisTitle: String { "Докладний розгляд" }
  var recommendationsTitle: String { "Практичні поради" }
  var book: String { "Прочитання всієї карти" }
  var anonymous: String { "Натальна карта" }
  var ofPages: String { " з " }

  var keyInfluences: String { "Головні впливи" }
  var analysis: String { "Докладний розгляд" }
  var recommendations: String { "Поради" }

  func generated(on date: String) -> String { "Створено \(date)" }
  func purchased(on date: String) -> String { "Придбано \(date)" }
  func moonRange(from: String, to: String) -> String {
    "Протягом доби Місяць проходить від \(from) до \(to)."
  }

  var explanationHeads: ExplanationHeads {
    ExplanationHeads(rank: "ранг", weight: "вага", rule: "правило", evidence: "підстава")
  }
}
