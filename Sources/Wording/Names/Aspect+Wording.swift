public import ChartModel

extension AspectType {
  /// The aspect's name, as in “trine” and «тригон».
  public func name(in language: Language) -> String { language.pick(rawValue, ukrainian.name) }

  /// What ties two ends, the second in its place: “trine Moon”, «у тригоні з Місяцем».
  ///
  /// - Parameter previous: What is said just before.
  func tie(to end: AspectEnd, in language: Language, after previous: String) -> String {
    guard language == .uk else { return "\(rawValue) \(end.name(in: .en))" }
    let state = ukrainian.locative
    let opening = "\(Euphony.within(after: previous, before: state)) \(state)"
    if self == .opposition { return "\(opening) до \(end.name(in: .uk, .genitive))" }
    let other = end.name(in: .uk, .instrumental)
    return "\(opening) \(Euphony.with(before: other)) \(other)"
  }

  private var ukrainian: (name: String, locative: String) {
    switch self {
    case .conjunction: ("сполучення", "сполученні")
    case .opposition: ("опозиція", "опозиції")
    case .trine: ("тригон", "тригоні")
    case .square: ("квадратура", "квадратурі")
    case .sextile: ("секстиль", "секстилі")
    case .quincunx: ("квінконс", "квінконсі")
    case .semisextile: ("напівсекстиль", "напівсекстилі")
    case .semisquare: ("напівквадратура", "напівквадратурі")
    case .sesquiquadrate: ("півтораквадратура", "півтораквадратурі")
    case .quintile: ("квінтиль", "квінтилі")
    case .biquintile: ("біквінтиль", "біквінтилі")
    }
  }
}

extension AspectNature {
  public func name(in language: Language) -> String {
    switch self {
    case .harmonious: language.pick("harmonious", "гармонійний")
    case .challenging: language.pick("challenging", "напружений")
    case .neutral: language.pick("neutral", "нейтральний")
    }
  }
}

extension ChartAngle {
  /// The angle's name, as in “Ascendant” and «Асцендент».
  public func name(in language: Language, _ form: GrammaticalCase = .nominative) -> String {
    language.pick(english, ukrainian[form])
  }

  private var english: String {
    switch self {
    case .ascendant: "Ascendant"
    case .midheaven: "Midheaven"
    case .descendant: "Descendant"
    case .imumCoeli: "Imum Coeli"
    }
  }

  private var ukrainian: Declension {
    switch self {
    case .ascendant: Declension("Асцендент", "Асцендента", "Асцендентом", "Асценденті")
    case .midheaven: Declension("Середина неба", "Середини неба", "Серединою неба", "Середині неба")
    case .descendant: Declension("Десцендент", "Десцендента", "Десцендентом", "Десценденті")
    case .imumCoeli: Declension("Глибина неба", "Глибини неба", "Глибиною неба", "Глибині неба")
    }
  }
}

extension AspectEnd {
  /// What the body or the angle is called.
  public func name(in language: Language, _ form: GrammaticalCase = .nominative) -> String {
    switch self {
    case .body(let body): body.name(in: language, form)
    case .angle(let angle): angle.name(in: language, form)
    }
  }
}

extension Dignity {
  public func name(in language: Language) -> String {
    switch self {
    case .domicile: language.pick("domicile", "обитель")
    case .exaltation: language.pick("exaltation", "екзальтація")
    case .detriment: language.pick("detriment", "вигнання")
    case .fall: language.pick("fall", "падіння")
    }
  }
}

extension MoonPhase {
  public func name(in language: Language) -> String {
    switch self {
    case .newMoon: language.pick("new moon", "молодик")
    case .crescent: language.pick("waxing crescent", "зростальний серп")
    case .firstQuarter: language.pick("first quarter", "перша чверть")
    case .gibbous: language.pick("waxing gibbous", "зростальний Місяць")
    case .fullMoon: language.pick("full moon", "повня")
    case .disseminating: language.pick("waning gibbous", "спадний Місяць")
    case .lastQuarter: language.pick("last quarter", "остання чверть")
    case .balsamic: language.pick("waning crescent", "спадний серп")
    }
  }
}
