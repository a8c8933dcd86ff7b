/// Where words of a language may be parted.
public struct Hyphenation: Hashable, Sendable {
  /// Patterns for English; without them English is set with whole words.
  public var english: LiangPatterns?

  public init(english: LiangPatterns? = nil) { self.english = english }

  /// The places in a word, in UTF-8 bytes from its start, where a hyphen may part it.
  ///
  /// - Parameter word: Letters, with apostrophes within; anything else is never parted.
  func places(in word: Substring, language: String) -> [Int] {
    switch Language(language) {
    case .english: english?.places(in: word) ?? []
    case .ukrainian: UkrainianSyllables.places(in: word)
    case .other: []
    }
  }

  /// Whether words of the language can be parted at all.
  func covers(_ language: String) -> Bool {
    switch Language(language) {
    case .english: english != nil
    case .ukrainian: true
    case .other: false
    }
  }

  private enum Language {
    case english, ukrainian, other

    init(_ tag: String) {
      switch tag.prefix(while: { $0 != "-" }).lowercased() {
      case "en": self = .english
      case "uk": self = .ukrainian
      default: self = .other
      }
    }
  }
}
