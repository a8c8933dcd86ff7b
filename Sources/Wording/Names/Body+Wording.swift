public import ChartModel

extension Body {
  /// The body's name, as in “Sun” and «Сонце».
  public func name(in language: Language, _ form: GrammaticalCase = .nominative) -> String {
    language.pick(english, ukrainian[form])
  }

  private var english: String {
    switch self {
    case .northNode: "North Node"
    case .southNode: "South Node"
    case .fortune: "Part of Fortune"
    default: rawValue.capitalizedFirst
    }
  }

  private var ukrainian: Declension {
    switch self {
    case .sun: Declension("Сонце", "Сонця", "Сонцем", "Сонці")
    case .moon: Declension("Місяць", "Місяця", "Місяцем", "Місяці")
    case .mercury: Declension("Меркурій", "Меркурія", "Меркурієм", "Меркурії")
    case .venus: Declension("Венера", "Венери", "Венерою", "Венері")
    case .mars: Declension("Марс", "Марса", "Марсом", "Марсі")
    case .jupiter: Declension("Юпітер", "Юпітера", "Юпітером", "Юпітері")
    case .saturn: Declension("Сатурн", "Сатурна", "Сатурном", "Сатурні")
    case .uranus: Declension("Уран", "Урана", "Ураном", "Урані")
    case .neptune: Declension("Нептун", "Нептуна", "Нептуном", "Нептуні")
    case .pluto: Declension("Плутон", "Плутона", "Плутоном", "Плутоні")
    case .northNode: Declension("Північний вузол", "Північного вузла", "Північним вузлом", "Північному вузлі")
    case .southNode: Declension("Південний вузол", "Південного вузла", "Південним вузлом", "Південному вузлі")
    case .chiron: Declension("Хірон", "Хірона", "Хіроном", "Хіроні")
    case .lilith: Declension("Ліліт", "Ліліт", "Ліліт", "Ліліт")
    case .ceres: Declension("Церера", "Церери", "Церерою", "Церері")
    case .pallas: Declension("Паллада", "Паллади", "Палладою", "Палладі")
    case .juno: Declension("Юнона", "Юнони", "Юноною", "Юноні")
    case .vesta: Declension("Веста", "Вести", "Вестою", "Весті")
    case .pholus: Declension("Фол", "Фола", "Фолом", "Фолі")
    case .fortune: Declension("Парс Фортуни", "Парса Фортуни", "Парсом Фортуни", "Парсі Фортуни")
    case .vertex: Declension("Вертекс", "Вертекса", "Вертексом", "Вертексі")
    }
  }
}

extension String {
  /// With a capital at the beginning, as a sentence or a name has it.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
