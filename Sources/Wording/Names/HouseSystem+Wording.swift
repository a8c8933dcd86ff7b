package import ChartModel

extension HouseSystem {
  /// What a chart divided by it has: “Placidus houses”, «доми Плацидуса».
  package func houses(in language: Language) -> String { language.phrasebook.houses(of: self) }
}

extension Ayanamsa {
  /// The customary name of the reckoning.
  package func name(in language: Language) -> String { language.phrasebook.name(of: self) }
}

extension Zodiac {
  /// The zodiac's name: “tropical zodiac”, «сидеричний зодіак, Лахірі».
  package func name(in language: Language) -> String {
    switch self {
    case .tropical: language.phrasebook.tropicalZodiac
    case .sidereal(let ayanamsa): "\(language.phrasebook.siderealZodiac), \(ayanamsa.name(in: language))"
    }
  }
}
