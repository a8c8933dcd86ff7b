import AstroChartModel

extension EnglishPhrasebook {
  var clauseWords: Set<String> { ["and", "but", "while", "yet"] }
  var companionWords: Set<String> { ["with"] }
  var joiningWords: Set<String> { ["and", "or", "nor", "the", "a", "an", "in", "either", "both", "with"] }
  var placingWords: Set<String> { ["in", "into", "through", "within", "on"] }

  var everydayNames: Set<String> { ["cancer", "mercury"] }
  var denyingWords: Set<String> { ["not", "never"] }
  var turningWords: Set<String> { ["turn", "turns", "turning"] }
  var cuspWords: Set<String> {
    [
      "on", "opens", "the", "your", "brings", "puts", "gives", "colours", "water", "fire", "earth", "air",
      "to", "a",
      "sign", "of",
    ]
  }
  var thresholdWords: Set<String> { ["threshold", "edge", "verge", "brink", "doorstep", "door", "towards"] }
  var openingWords: Set<String> {
    ["opens", "begins", "opening", "beginning", "lies", "falls", "fire", "water", "earth", "air"]
  }
  var leavingWords: Set<String> { ["from"] }
  var hasArticles: Bool { true }
  var articles: Set<String> { ["the", "your", "its", "this", "a", "an"] }
  var nearingWords: Set<String> { ["to"] }
  var bareHouses: [String: Int] {
    Dictionary(uniqueKeysWithValues: zip(EnglishPhrasebook.ordinals, 1...))
  }
  var standingWords: Set<String> {
    ["stands", "stand", "sits", "sit", "lives", "live", "is", "are", "lies", "dwells", "works", "resides"]
  }
  var holdingWords: Set<String> {
    [
      "holds", "hold", "contains", "hosts", "has", "receives", "occupies", "occupied", "enters", "crosses",
      "visits",
      "fills", "inhabits", "shelters", "carries", "keeps", "houses",
    ]
  }
  var lyingWords: Set<String> { ["in", "is", "a", "an", "lies"] }
  var rulingLinks: Set<String> { ["the", "your", "a", "which", "that", "is", "being", "as", "who"] }
  var everydayAspects: Set<String> { ["opposed", "opposes", "opposing", "opposition"] }
  var aspectLeads: Set<String> { ["by", "through"] }
  var risingWords: Set<String> { ["rises", "rising"] }
  var risenWords: Set<String> { ["sign", "fire", "earth", "air", "water", "is"] }
  var riseFollowers: Set<String> {
    ["by", "when", "whenever", "above", "with", "to", "early", "late", "from"]
  }
  var partWords: Set<String> { ["of"] }
  var birthWords: [String] { ["natal", "birth"] }
  var returns: [[String]] { [["solar", "return"], ["return", "chart"], ["return", "ascendant"]] }
  var absences: [[String]] { [["no", "planet"]] }
  var pronouns: Set<String> { ["it", "its", "they", "their", "them", "both", "this", "that", "these"] }
  var yearWords: [String] { ["year", "profect"] }
  var groupWords: [String] { ["planets", "bodies"] }
  var smallNumbers: [String: Int] {
    [
      "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
      "ten": 10,
    ]
  }

  var mentionForms: [MentionForm] {
    [nameForms, signForms, houseForms, aspectForms, roleForms].flatMap(\.self)
  }

  private var nameForms: [MentionForm] {
    let bodies = Body.allCases.map { MentionForm(name(of: $0, .nominative), .body($0), isName: true) }
    let angles = ChartAngle.allCases.flatMap { angle in
      [name(of: angle, .nominative), angle.abbreviation].map { MentionForm($0, .angle(angle), isName: true) }
    }
    let others: [MentionForm] = [
      .init("Lot of Fortune", .body(.fortune), isName: true), .init("AC", .angle(.ascendant), isName: true),
      .init("DC", .angle(.descendant), isName: true), .init("rising", .angle(.ascendant)),
      .init("rises", .angle(.ascendant)), .init("lunar nodes", .body(.northNode)),
      .init("the nodes", .body(.northNode)), .init("lunar eclipse", .body(.moon)),
      .init("solar eclipse", .body(.sun)), .init("both lights", .lights), .init("a light", .lights),
      .init("the lights", .lights), .init("one of the lights", .lights), .init("apex", .apex),
    ]
    // “Descendant” has an everyday sense, which these have not.
    let small: [MentionForm] = [
      .init(name(of: .ascendant, .nominative), .angle(.ascendant)),
      .init(name(of: .midheaven, .nominative), .angle(.midheaven)),
      .init(name(of: .northNode, .nominative), .body(.northNode)),
      .init(name(of: .southNode, .nominative), .body(.southNode)),
    ]
    return bodies + angles + others + small
  }

  private var signForms: [MentionForm] {
    let adjectives: [(Element, [String])] = [
      (.fire, ["fire", "fiery"]), (.earth, ["earth", "earthy"]), (.air, ["air", "airy"]),
      (.water, ["water", "watery"]),
    ]
    let elements = adjectives.flatMap { element, words in
      let signs = Mention.signs(Sign.allCases.filter { $0.element == element })
      return words.flatMap { word in
        ["sign", "signs"].map { MentionForm("\(word) \($0)", signs) }
          + [MentionForm(word, signs, isOnlyInLists: true)]
      }
    }
    return Sign.allCases.map { MentionForm(name(of: $0, .nominative), .signs([$0]), isName: true) } + elements
  }

  private var houseForms: [MentionForm] {
    (1...12).flatMap { house in
      ["\(EnglishPhrasebook.ordinals[house - 1]) house", name(ofHouse: house), "house \(house)"].map {
        MentionForm($0, .house(house))
      } + [MentionForm("\(EnglishPhrasebook.ordinals[house - 1]) cusp", .cuspOfHouse(house))]
    }
  }

  private var aspectForms: [MentionForm] {
    let forms: [(AspectType, [String])] = [
      (.conjunction, ["conjunction", "conjunct", "conjoins", "conjoined", "conjoining"]),
      (.opposition, ["opposition", "opposes", "opposed", "opposing"]),
      (.trine, ["trine", "trines", "trining"]), (.square, ["square", "squares", "squared", "squaring"]),
      (.sextile, ["sextile", "sextiles", "sextiling"]), (.quincunx, ["quincunx", "inconjunct"]),
      (.semisextile, ["semisextile", "semi-sextile"]), (.semisquare, ["semisquare", "semi-square"]),
      (.sesquiquadrate, ["sesquiquadrate", "sesquisquare"]), (.quintile, ["quintile"]),
      (.biquintile, ["biquintile", "bi-quintile"]),
    ]
    return forms.flatMap { type, words in words.map { MentionForm($0, .aspect(type)) } } + [
      MentionForm("opposite", .aspect(.opposition), isOnlyInLists: true)
    ]
  }

  private var roleForms: [MentionForm] {
    [
      .init("retrograde", .motion(isRetrograde: true)), .init("direct motion", .motion(isRetrograde: false)),
      .init("moves direct", .motion(isRetrograde: false)),
      .init("moving direct", .motion(isRetrograde: false)),
      .init("moves backwards", .motion(isRetrograde: true)), .init("cusp", .cusp), .init("ruler", .ruler),
      .init("rules", .ruler), .init("ruling", .ruler), .init("governs", .ruler),
      .init("governing", .ruler), .init("carries the affairs of", .ruler), .init("lord", .ruler),
      .init("in charge of", .ruler), .init("planet of", .ruler), .init("planet over", .ruler),
      .init("gathering", .gathering), .init("stellium", .gathering),
    ]
  }
}
