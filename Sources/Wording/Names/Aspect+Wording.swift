public import ChartModel

extension AspectType {
  /// The aspect's name, as in “trine” and «тригон».
  public func name(in language: Language) -> String { language.pick(rawValue, ukrainian.name) }

  /// What ties two bodies, the second in its place: “trine Moon”, «у тригоні з Місяцем».
  ///
  /// - Parameter previous: What is said just before.
  func tie(to body: Body, in language: Language, after previous: String) -> String {
    guard language == .uk else { return "\(rawValue) \(body.name(in: .en))" }
    let state = ukrainian.locative
    let opening = "\(Euphony.within(after: previous, before: state)) \(state)"
    if self == .opposition { return "\(opening) до \(body.name(in: .uk, .genitive))" }
    let other = body.name(in: .uk, .instrumental)
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
  public func name(in language: Language) -> String {
    switch self {
    case .ascendant: language.pick("Ascendant", "Асцендент")
    case .midheaven: language.pick("Midheaven", "Середина неба")
    case .descendant: language.pick("Descendant", "Десцендент")
    case .imumCoeli: language.pick("Imum Coeli", "Глибина неба")
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
