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
