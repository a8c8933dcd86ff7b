/// Finds where words of a language may be hyphenated.
package protocol Hyphenator: Sendable {
  /// The places in a word, in UTF-8 bytes from its start, where a hyphen may divide it.
  ///
  /// - Parameter word: Letters, possibly with apostrophes within; a word with anything else is never divided.
  func places(in word: Substring) -> [Int]
}

/// Where words may be hyphenated, by language; words of an unknown language stay whole.
package struct Hyphenation: Sendable {
  /// The hyphenators by the primary language tag, such as `en`.
  private var hyphenators: [String: any Hyphenator]
  /// Words that are never divided, in lower case.
  private var wholeWords: Set<String> = []

  /// - Parameter hyphenators: The hyphenators by the primary language tag, such as `en`.
  package init(byLanguage hyphenators: [String: any Hyphenator]) { self.hyphenators = hyphenators }

  /// Hyphenation for Ukrainian, and for English where its patterns are given.
  package init(english: LiangPatterns? = nil) {
    hyphenators = ["uk": UkrainianHyphenator()]
    hyphenators["en"] = english
  }

  /// A copy that never divides the given words, such as names, however they are capitalized.
  ///
  /// - Parameter words: The words in lower case.
  package func keepingWhole(_ words: Set<String>) -> Hyphenation {
    var hyphenation = self
    hyphenation.wholeWords.formUnion(words)
    return hyphenation
  }

  func places(in word: Substring, language: String) -> [Int] {
    let places = hyphenators[Hyphenation.primary(language)]?.places(in: word) ?? []
    // Most words have no such place, and need not be looked up.
    return places.isEmpty || !wholeWords.contains(word.lowercased()) ? places : []
  }

  /// Whether words of the language can be hyphenated at all.
  func covers(_ language: String) -> Bool { hyphenators[Hyphenation.primary(language)] != nil }

  private static func primary(_ tag: String) -> String {
    // A language by itself, as most texts have it.
    if tag.utf8.allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains) { return tag }
    return tag.prefix { $0 != "-" }.lowercased()
  }
}

extension LiangPatterns: Hyphenator {}

/// Hyphenates Ukrainian words by their syllables.
package struct UkrainianHyphenator: Hyphenator {
  package init() {}

  package func places(in word: Substring) -> [Int] { UkrainianSyllables.places(in: word) }
}
