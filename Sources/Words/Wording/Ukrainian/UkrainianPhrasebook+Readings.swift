import AstroChartModel

extension UkrainianPhrasebook {
  func governed(_ text: String) -> String { text }

  /// A preposition before a filled slot is adapted to its first sound.
  func joined(_ words: String, _ inserted: String) -> String {
    for preposition in ["у", "в", "У", "В", "з", "із", "З", "Із"] {
      guard words.hasSuffix("\(preposition) ") else { continue }
      let before = words.dropLast(preposition.count + 1)
      guard before.isEmpty || before.last?.isLetter == false else { continue }
      let form =
        preposition.lowercased().hasSuffix("з")
        ? Euphony.with(before: inserted)
        : Euphony.within(after: String(before.trimmingSpaces), before: inserted)
      let isCapital = preposition.first?.isUppercase == true
      return "\(before)\(isCapital ? form.capitalizedFirst : form) \(inserted)"
    }
    return words + inserted
  }

  func parted(_ headlines: [String]) -> String {
    guard let last = headlines.last, headlines.count > 1 else { return headlines.first ?? "" }
    return "\(headlines.dropLast().joined(separator: "; ")); і \(last)"
  }

  func stem(around headlines: String) -> String { "Найперше в цій карті озивається ось що: \(headlines)." }
  var transition: String { "Далі про кожне по черзі і про те, як воно сходиться." }

  func method(houses system: HouseSystem) -> String {
    """
    Карту прочитано так: \(houses(of: system)); тіло, якому до кута карти лишилося щонайбільше п’ять градусів, \
    читається як таке, що стоїть на куті. Домом править давній і сучасний управитель знака на його куспіді. Стихію чи \
    якість названо провідною, коли в ній щонайменше п’ять із десяти планет.
    """
  }

  var withoutTime: String {
    """
    Час народження невідомий. Тому тут нічого не сказано про доми, Асцендент і Середину неба, а також про те, що \
    протягом дня могло змінитися.
    """
  }

  var stageHeads: [String] { ["Хто ви тут", "Як ви дієте", "Де випробування", "Куди це веде"] }
  var closingHead: String { "Сильні сторони і стале завдання" }
  var groundsHead: String { "На що це спирається" }
  var glossaryHead: String { "Терміни" }

  func gloss(of term: GlossaryTerm) -> Gloss {
    switch term {
    case .ascendant: Gloss("Асцендент", "градус зодіаку, що сходить на сході в мить народження")
    case .midheaven:
      Gloss("Середина неба", "найвищий градус зодіаку в мить народження; покликання і становище")
    case .descendant: Gloss("Десцендент", "градус, що заходить, навпроти Асцендента; інша людина")
    case .imumCoeli: Gloss("Нижня середина неба (IC)", "найнижчий градус; дім і коріння")
    case .house: Gloss("дім", "одне з дванадцяти полів життя, від Асцендента")
    case .cusp: Gloss("куспід", "градус, із якого починається дім")
    case .ruler: Gloss("управитель", "планета, якій належить знак і дім, що в ньому починається")
    case .conjunction: Gloss("сполучення", "два тіла поруч, що діють як одне")
    case .sextile: Gloss("секстиль", "шістдесят градусів: нагода, яку треба взяти")
    case .square: Gloss("квадратура", "дев’яносто градусів: тертя, що змушує діяти")
    case .trine: Gloss("тригон", "сто двадцять градусів: те, що дається без зусиль")
    case .opposition: Gloss("опозиція", "одне навпроти одного: дві сторони, між якими шукають рівноваги")
    case .orb: Gloss("орбіс", "скільки аспектові бракує до точного; що менше, то сильніше")
    default: rareGloss(of: term)
    }
  }

  private func rareGloss(of term: GlossaryTerm) -> Gloss {
    switch term {
    case .element: Gloss("стихія", "вогонь, земля, повітря чи вода: спільна вдача трьох знаків")
    case .modality: Gloss("якість", "кардинальні знаки починають, фіксовані тримають, мутабельні змінюють")
    case .retrograde: Gloss("ретроградний", "для ока з Землі рухається назад; звернений усередину")
    case .dignity: Gloss("гідність", "як планеті у знаку: власний знак, екзальтація, вигнання чи падіння")
    case .stellium: Gloss("стеліум", "три або більше планет в одному знаку чи домі")
    case .tSquare: Gloss("тау-квадрат", "дві планети навпроти одна одної, третя у квадратурі до обох")
    case .grandTrine: Gloss("великий тригон", "три планети, кожна в тригоні до інших")
    case .grandCross: Gloss("великий хрест", "дві опозиції, що перетинаються під прямим кутом")
    case .yod: Gloss("йод", "дві планети в секстилі, обидві за п’ять знаків від третьої")
    case .kite: Gloss("повітряний змій", "великий тригон і четверта планета навпроти одного з кутів")
    case .mysticRectangle: Gloss("містичний прямокутник", "дві опозиції, з’єднані тригонами і секстилями")
    case .nodes: Gloss("місячні вузли", "де шлях Місяця перетинає шлях Сонця: чого вчитися і що вже є")
    case .chiron: Gloss("Хірон", "мале тіло між Сатурном і Ураном; вразливе місце, яке вчить")
    default: Gloss("Ліліт", "найдальша точка орбіти Місяця; те, що не дає себе приборкати")
    }
  }
}

extension Substring {
  /// The text without trailing spaces.
  fileprivate var trimmingSpaces: Substring {
    var rest = self
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
