public import ChartModel

extension HouseSystem {
  /// What a chart divided by it has: “Placidus houses”, «доми Плацидуса».
  public func houses(in language: Language) -> String { language.phrasebook.houses(of: self) }
}

extension Ayanamsa {
  /// The customary name of the reckoning.
  public func name(in language: Language) -> String { language.phrasebook.name(of: self) }
}

extension Zodiac {
  /// The zodiac's name: “tropical zodiac”, «сидеричний зодіак, Лахірі».
  public func name(in language: Language) -> String {
    switch self {
    case .tropical: language.phrasebook.tropicalZodiac
    case .sidereal(let ayanamsa): "\(language.phrasebook.siderealZodiac), \(ayanamsa.name(in: language))"
    }
  }
}
