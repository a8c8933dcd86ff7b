import AstroChartModel

extension UkrainianPhrasebook {
  var clauseWords: Set<String> { ["а", "але", "проте", "і", "й", "та"] }
  var companionWords: Set<String> { ["з", "із", "зі"] }
  var joiningWords: Set<String> { ["і", "й", "та", "або", "чи", "ані", "ні", "у", "в", "з", "із"] }
  var placingWords: Set<String> { ["у", "в", "на", "крізь", "через"] }

  var everydayNames: Set<String> { ["місяць", "рак", "лев", "діва", "риби", "терези", "сонце"] }
  var denyingWords: Set<String> { ["не", "ані"] }
  var turningWords: Set<String> { ["переходить", "перехід", "перейшов", "перейшла"] }
  var cuspWords: Set<String> { ["на", "вашому", "відкриває", "ваш"] }
  var thresholdWords: Set<String> { ["порозі", "порога", "порогом", "межі", "краю", "біля", "перед"] }
  var openingWords: Set<String> { ["відкривається", "починається", "відкриває", "лежить"] }
  var leavingWords: Set<String> { ["з", "із", "зі"] }
  var articles: Set<String> {
    [
      "ваш", "ваша", "ваше", "вашого", "вашої", "вашому", "вашій", "вашим", "вашою", "цей", "ця", "цього",
      "ця",
    ]
  }
  var nearingWords: Set<String> { ["самому", "самій", "самим", "до", "з", "із"] }
  var bareHouses: [String: Int] {
    let forms = (1...12).flatMap { house in
      [GrammaticalCase.accusative, .genitive, .locative].map { (ordinal(house, $0), house) }
    }
    return Dictionary(forms) { first, _ in first }
  }
  var standingWords: Set<String> {
    [
      "стоїть", "стоять", "живе", "живуть", "перебуває", "перебувають", "розташований", "розташована",
      "розташоване", "сидить", "знаходиться", "лежить", "міститься",
    ]
  }
  var holdingWords: Set<String> {
    [
      "тримає", "містить", "вміщує", "приймає", "займає", "посідає", "заселяє", "має", "населяє", "проходить",
    ]
  }
  var lyingWords: Set<String> { ["у", "в", "лежить"] }
  var rulingLinks: Set<String> {
    ["ваш", "вашого", "ваша", "який", "яка", "яке", "що", "це", "є", "як"]
  }
  var everydayAspects: Set<String> { ["опозиція", "опозицію", "опозиції", "протистояння", "протистоянні"] }
  var aspectLeads: Set<String> { ["через", "у", "в"] }
  var risingWords: Set<String> { ["сходить"] }
  var risenWords: Set<String> { ["знак", "вогонь", "земля", "повітря", "вода"] }
  var partWords: Set<String> { ["з", "із"] }
  var birthWords: [String] { ["натал", "народжен"] }
  var returns: [[String]] { [["соляр"]] }
  var absences: [[String]] { [["жодн", "планет"]] }
  var pronouns: Set<String> {
    [
      "він", "вона", "воно", "вони", "його", "її", "їх", "їхній", "йому", "їй", "ним", "нею", "ньому", "ній",
      "них", "ними", "обидва", "обидві", "цей", "ця", "це", "той",
    ]
  }
  var yearWords: [String] { ["рік", "року", "профек"] }
  var groupWords: [String] { ["планет", "тіл"] }
  var smallNumbers: [String: Int] {
    [
      "дві": 2, "двох": 2, "три": 3, "трьох": 3, "чотири": 4, "чотирьох": 4, "п’ять": 5, "п’яти": 5,
      "шість": 6,
      "шести": 6, "сім": 7, "семи": 7, "вісім": 8, "восьми": 8, "дев’ять": 9, "десять": 10,
    ]
  }

  var nameEndings: Set<Character> { ["а", "я", "о", "й", "ь", "е"] }
  var caseEndings: Set<String> {
    [
      "а", "у", "ові", "ом", "ем", "і", "и", "ю", "ою", "ею", "єю", "єві", "еві", "єм", "я", "є", "ї", "о",
      "е",
      "ів", "ами", "ям", "ах",
    ]
  }

  var mentionForms: [MentionForm] {
    [nameForms, signForms, houseForms, aspectForms, roleForms].flatMap(\.self)
  }

  private func forms(_ declension: Declension) -> Set<String> {
    Set(GrammaticalCase.allCases.map { declension[$0] } + [declension.other].compactMap(\.self))
  }

  private var nameForms: [MentionForm] {
    let bodies = Body.allCases.flatMap { body in
      forms(declension(of: body)).map { MentionForm($0, .body(body), isName: true) }
    }
    let angles = ChartAngle.allCases.flatMap { angle in
      forms(declension(of: angle)).union([angle.abbreviation]).map {
        MentionForm($0, .angle(angle), isName: true)
      }
    }
    // Within a sentence these may also begin with a lower-case letter.
    let small =
      ChartAngle.allCases.flatMap { angle in
        forms(declension(of: angle)).map { MentionForm($0, .angle(angle)) }
      }
      + [Body.northNode, .southNode].flatMap { node in
        forms(declension(of: node)).map { MentionForm($0, .body(node)) }
      }
    let rising = ["сходить", "на сході"].map { MentionForm($0, .angle(.ascendant)) }
    return bodies + angles + small + rising + skyForms
  }

  /// Nodes, eclipses and lights, which are bodies under other names.
  private var skyForms: [MentionForm] {
    let endings = ["е", "ого", "ому", "им", "і", "их", "ими"]
    let nouns = ["затемнення", "затемненню", "затемненням", "затемненні", "затемнень", "затемненнями"]
    let eclipses = [("місячн", Body.moon), ("сонячн", .sun)].flatMap { stem, body in
      endings.flatMap { ending in nouns.map { MentionForm("\(stem)\(ending) \($0)", .body(body)) } }
    }
    let knots = ["вузли", "вузлів", "вузлам", "вузлами", "вузлах"]
    let nodes =
      knots.flatMap { knot in
        ["\(knot) місяця", "місячні \(knot)", "місячних \(knot)", "місячним \(knot)", "місячними \(knot)"]
      } + ["до вузлів", "з вузлами", "із вузлами"]
    let lights = ["світила", "світил", "світилам", "світилами", "світилах", "світило", "світилом"]
    let apexes = ["тау-квадрата", "тау-квадрату", "т-квадрата", "фігури", "йода"].flatMap { figure in
      ["вершина", "вершини", "вершині", "вершину", "вершиною"].map { MentionForm("\($0) \(figure)", .apex) }
    }
    return eclipses + nodes.map { MentionForm($0, .body(.northNode)) }
      + lights.map { MentionForm($0, .lights) } + apexes
  }

  private var signForms: [MentionForm] {
    let adjectives: [(Element, [String])] = [
      (.fire, ["вогнян", "вогненн"]), (.earth, ["земн"]), (.air, ["повітрян"]), (.water, ["водн", "водян"]),
    ]
    let endings = ["ий", "ого", "ому", "им", "і", "их", "ими", "ім"]
    let nouns = [
      "знак", "знака", "знаку", "знаком", "знаки", "знаків", "знаках", "знакам", "знаками", "знакові",
    ]
    let elements = adjectives.flatMap { element, stems in
      let signs = Sign.allCases.filter { $0.element == element }
      return stems.flatMap { stem in
        endings.flatMap { ending in
          nouns.map { MentionForm("\(stem)\(ending) \($0)", .signs(signs)) } + [
            MentionForm("\(stem)\(ending)", .signs(signs), isOnlyInLists: true)
          ]
        }
      }
    }
    return Sign.allCases.flatMap { sign in
      forms(declension(of: sign)).map { MentionForm($0, .signs([sign]), isName: true) }
    } + elements
  }

  private var houseForms: [MentionForm] {
    (1...12).flatMap { house in
      let spelled = GrammaticalCase.allCases.map { spelledName(ofHouse: house, $0) }
      let endings = [
        "-й дім", "-го дому", "-му домі", "-му дому", "-м домом", " дім", " дому", " домі", " домом",
      ]
      return (spelled + endings.map { "\(house)\($0)" }).map { MentionForm($0, .house(house)) }
        + cuspForms(of: house)
    }
  }

  private func cuspForms(of house: Int) -> [MentionForm] {
    let cusp = Declension("куспід", "куспіда", "куспіду", "куспід", "куспідом", "куспіді")
    return GrammaticalCase.allCases.map {
      MentionForm("\(ordinal(house, $0)) \(cusp[$0])", .cuspOfHouse(house))
    }
  }

  private var aspectForms: [MentionForm] {
    let others: [(AspectType, [String])] = [
      (.conjunction, ["з’єднання", "з’єднанні", "з’єднанням"]),
      (.square, ["квадрат", "квадрата", "квадрату", "квадратом", "квадраті"]),
      (.trine, ["трин", "трину", "тріна", "трином", "трині"]),
      (.opposition, ["протистояння", "протистоянні", "протистоянням"]),
    ]
    return AspectType.allCases.flatMap { type in
      forms(declension(of: type)).map { MentionForm($0, .aspect(type)) }
    } + others.flatMap { type, words in words.map { MentionForm($0, .aspect(type)) } }
  }

  private var roleForms: [MentionForm] {
    let adjectives = ["ий", "а", "е", "ого", "ої", "ому", "ій", "им", "ою", "у", "і", "их", "ими", "о"]
    let cusps = ["куспід", "куспіда", "куспіду", "куспідові", "куспідом", "куспіді"]
    let rulers = [
      "управитель", "управителя", "управителю", "управителеві", "управителем", "управителі", "управителька",
      "править", "керує", "управляє", "опікується", "належить", "господар", "господаря", "господарем",
      "господарю", "господарка", "планета", "планети", "планеті", "планету", "планетою",
    ]
    return adjectives.flatMap {
      [
        MentionForm("ретроградн\($0)", .motion(isRetrograde: true)),
        MentionForm("директн\($0)", .motion(isRetrograde: false)),
      ]
    } + ["прямий рух", "прямому русі", "прямим рухом"].map { MentionForm($0, .motion(isRetrograde: false)) }
      + ["вершина", "вершини", "вершині", "вершину", "вершиною"].map { MentionForm($0, .cusp) }
      + ["скупчення", "скупченні", "скупченням", "стеліум", "стеліуму", "стеліумом", "стеліумі"].map {
        MentionForm($0, .gathering)
      } + cusps.map { MentionForm($0, .cusp) } + rulers.map { MentionForm($0, .ruler) }
  }
}
