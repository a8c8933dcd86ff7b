package import AstroChartModel

extension HouseSystem {
  /// The houses of the system: “Placidus houses”, «доми Плацидуса».
  package func houses(in language: Language) -> String { language.phrasebook.houses(of: self) }
}

extension Ayanamsa {
  /// The customary name of the ayanamsa.
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

/// How a house, 1…12, is named in sentences.
package enum HouseWording {
  /// The house's name: “9th house”, «9-й дім».
  package static func name(_ house: Int, in language: Language) -> String {
    language.phrasebook.name(ofHouse: house)
  }

  /// The house as a place: “in the 9th house”, «у 9-му домі».
  ///
  /// - Parameter previous: The words just before, on which prepositions depend in some languages.
  package static func whereabouts(_ house: Int, in language: Language, after previous: String = "") -> String
  {
    language.phrasebook.whereabouts(inHouse: house, after: previous)
  }
}
