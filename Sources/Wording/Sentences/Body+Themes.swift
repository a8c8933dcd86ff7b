import ChartModel

extension Body {
  /// What the body stands for, in two words that go with a plural.
  func theme(in language: Language) -> String {
    switch self {
    case .sun: language.pick("identity and vitality", "особистість і життєва сила")
    case .moon: language.pick("feelings and needs", "почуття й потреби")
    case .mercury: language.pick("thought and speech", "мислення й мова")
    case .venus: language.pick("love and taste", "любов і смак")
    case .mars: language.pick("drive and courage", "завзяття і сміливість")
    case .jupiter: language.pick("growth and trust", "зростання й довіра до життя")
    case .saturn: language.pick("duty and patience", "обов’язок і терпіння")
    case .uranus: language.pick("freedom and invention", "свобода й винахідливість")
    case .neptune: language.pick("imagination and compassion", "уява і співчуття")
    case .pluto: language.pick("power and renewal", "сила й оновлення")
    default: pointTheme(in: language)
    }
  }

  private func pointTheme(in language: Language) -> String {
    switch self {
    case .northNode: language.pick("direction and learning", "напрям і нові уроки")
    case .southNode: language.pick("habit and inherited gifts", "звички й набуті дари")
    case .chiron: language.pick("an old wound and its healing", "давня рана та її зцілення")
    case .lilith: language.pick("instinct and refusal", "інстинкт і непокора")
    case .ceres: language.pick("care and nourishment", "турбота й живлення")
    case .pallas: language.pick("insight and strategy", "проникливість і стратегія")
    case .juno: language.pick("loyalty and commitment", "вірність і відданість")
    case .vesta: language.pick("devotion and focus", "посвята й зосередженість")
    case .pholus: language.pick("small causes and large effects", "малі причини й великі наслідки")
    case .fortune: language.pick("luck and ease", "удача й легкість")
    default: language.pick("turning points and fated meetings", "повороти й доленосні зустрічі")
    }
  }

  /// What the body stands for, in one word.
  func keyword(in language: Language) -> String {
    switch self {
    case .sun: language.pick("will", "воля")
    case .moon: language.pick("feeling", "почуття")
    case .mercury: language.pick("mind", "розум")
    case .venus: language.pick("love", "любов")
    case .mars: language.pick("drive", "завзяття")
    case .jupiter: language.pick("growth", "зростання")
    case .saturn: language.pick("duty", "обов’язок")
    case .uranus: language.pick("freedom", "свобода")
    case .neptune: language.pick("imagination", "уява")
    case .pluto: language.pick("power", "сила")
    default: pointKeyword(in: language)
    }
  }

  private func pointKeyword(in language: Language) -> String {
    switch self {
    case .northNode: language.pick("direction", "напрям")
    case .southNode: language.pick("habit", "звичка")
    case .chiron: language.pick("healing", "зцілення")
    case .lilith: language.pick("instinct", "інстинкт")
    case .ceres: language.pick("care", "турбота")
    case .pallas: language.pick("insight", "проникливість")
    case .juno: language.pick("loyalty", "вірність")
    case .vesta: language.pick("devotion", "посвята")
    case .pholus: language.pick("release", "вивільнення")
    case .fortune: language.pick("luck", "удача")
    default: language.pick("fate", "доля")
    }
  }
}

extension AspectEnd {
  /// What the body or the angle stands for, in one word.
  func keyword(in language: Language) -> String {
    switch self {
    case .body(let body): body.keyword(in: language)
    case .angle(.ascendant): language.pick("appearance", "постава")
    case .angle(.midheaven): language.pick("vocation", "покликання")
    case .angle(.descendant): language.pick("partnership", "партнерство")
    case .angle(.imumCoeli): language.pick("home", "домівка")
    }
  }
}
