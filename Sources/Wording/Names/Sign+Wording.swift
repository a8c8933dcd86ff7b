public import ChartModel

extension Sign {
  /// The sign's name, as in “Taurus”, «Телець» and, in the locative, «Тельці».
  public func name(in language: Language, _ form: GrammaticalCase = .nominative) -> String {
    language.pick(rawValue.capitalizedFirst, ukrainian[form])
  }

  /// Where something stands: “in Taurus”, «у Тельці».
  ///
  /// - Parameter previous: What is said just before, which in Ukrainian decides between «у» and «в».
  public func whereabouts(in language: Language, after previous: String = "") -> String {
    let name = name(in: language, .locative)
    return language.pick("in", Euphony.within(after: previous, before: name)) + " " + name
  }

  private var ukrainian: Declension {
    switch self {
    case .aries: Declension("Овен", "Овна", "Овном", "Овні")
    case .taurus: Declension("Телець", "Тельця", "Тельцем", "Тельці")
    case .gemini: Declension("Близнята", "Близнят", "Близнятами", "Близнятах")
    case .cancer: Declension("Рак", "Рака", "Раком", "Раку")
    case .leo: Declension("Лев", "Лева", "Левом", "Леві")
    case .virgo: Declension("Діва", "Діви", "Дівою", "Діві")
    case .libra: Declension("Терези", "Терезів", "Терезами", "Терезах")
    case .scorpio: Declension("Скорпіон", "Скорпіона", "Скорпіоном", "Скорпіоні")
    case .sagittarius: Declension("Стрілець", "Стрільця", "Стрільцем", "Стрільці")
    case .capricorn: Declension("Козеріг", "Козерога", "Козерогом", "Козерозі")
    case .aquarius: Declension("Водолій", "Водолія", "Водолієм", "Водолії")
    case .pisces: Declension("Риби", "Риб", "Рибами", "Рибах")
    }
  }
}

extension Element {
  public func name(in language: Language) -> String {
    switch self {
    case .fire: language.pick("Fire", "Вогонь")
    case .earth: language.pick("Earth", "Земля")
    case .air: language.pick("Air", "Повітря")
    case .water: language.pick("Water", "Вода")
    }
  }
}

extension Modality {
  /// In Ukrainian in the plural, for signs are spoken of.
  public func name(in language: Language) -> String {
    switch self {
    case .cardinal: language.pick("Cardinal", "Кардинальні")
    case .fixed: language.pick("Fixed", "Фіксовані")
    case .mutable: language.pick("Mutable", "Мутабельні")
    }
  }
}

extension Polarity {
  /// In Ukrainian in the plural, for signs are spoken of.
  public func name(in language: Language) -> String {
    switch self {
    case .positive: language.pick("Positive", "Активні")
    case .negative: language.pick("Negative", "Пасивні")
    }
  }
}
