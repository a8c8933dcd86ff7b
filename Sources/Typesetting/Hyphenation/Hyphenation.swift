/// Says where words of a language may be parted.
package protocol Hyphenator: Sendable {
  /// The places in a word, in UTF-8 bytes from its start, where a hyphen may part it.
  ///
  /// - Parameter word: Letters, with apostrophes within; anything else is never parted.
  func places(in word: Substring) -> [Int]
}

/// Where words may be parted, language by language; words of a language it does not know stay whole.
package struct Hyphenation: Sendable {
  /// By the languages' primary tags, such as `en`.
  private var hyphenators: [String: any Hyphenator]
  /// Words that are never parted, in lower case.
  private var wholeWords: Set<String> = []

  /// - Parameter hyphenators: By the languages' primary tags, such as `en`.
  package init(byLanguage hyphenators: [String: any Hyphenator]) { self.hyphenators = hyphenators }

  /// For Ukrainian, and for English where there are patterns.
  package init(english: LiangPatterns? = nil) {
    hyphenators = ["uk": UkrainianHyphenator()]
    hyphenators["en"] = english
  }

  /// The same, but some words stay whole, however they are capitalized: names above all.
  package func keepingWhole(_ words: some Sequence<String>) -> Hyphenation {
    var hyphenation = self
    hyphenation.wholeWords.formUnion(words.lazy.map { $0.lowercased() })
    return hyphenation
  }

  func places(in word: Substring, language: String) -> [Int] {
    guard wholeWords.isEmpty || !wholeWords.contains(word.lowercased()) else { return [] }
    return hyphenators[Hyphenation.primary(language)]?.places(in: word) ?? []
  }

  /// Whether words of the language can be parted at all.
  func covers(_ language: String) -> Bool { hyphenators[Hyphenation.primary(language)] != nil }

  private static func primary(_ tag: String) -> String { tag.prefix { $0 != "-" }.lowercased() }
}

extension LiangPatterns: Hyphenator {}

/// Parts Ukrainian words by their syllables.
package struct UkrainianHyphenator: Hyphenator {
  package init() {}

  package func places(in word: Substring) -> [Int] { UkrainianSyllables.places(in: word) }
}
