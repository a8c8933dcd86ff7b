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

/// A house, 1…12, as it is spoken of.
package enum HouseWording {
  /// The house's name: “9th house”, «9-й дім».
  package static func name(_ house: Int, in language: Language) -> String {
    language.phrasebook.name(ofHouse: house)
  }

  /// Where something stands: “in the 9th house”, «у 9-му домі».
  ///
  /// - Parameter previous: What is said just before, which some languages' prepositions heed.
  package static func whereabouts(_ house: Int, in language: Language, after previous: String = "") -> String
  {
    language.phrasebook.whereabouts(inHouse: house, after: previous)
  }
}
