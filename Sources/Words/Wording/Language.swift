import AstroChartModel

/// A language in which charts are described.
public struct Language: Sendable {
  /// The BCP 47 tag, such as `uk`.
  public let tag: String
  /// Its name in the language itself, such as «українська».
  public let autonym: String
  /// Its English name, for messages.
  package let englishName: String
  /// How its words are hyphenated.
  package let hyphenation: HyphenationRule
  /// All of its words and sentences.
  package let phrasebook: any Phrasebook

  package init(
    tag: String, autonym: String, englishName: String, hyphenation: HyphenationRule,
    phrasebook: any Phrasebook
  ) {
    (self.tag, self.autonym, self.englishName) = (tag, autonym, englishName)
    (self.hyphenation, self.phrasebook) = (hyphenation, phrasebook)
  }
}

/// How the words of a language are hyphenated at the ends of lines.
package enum HyphenationRule: Hashable, Sendable {
  /// By the patterns in a file of this name, which a hyphenation package of the operating system provides.
  case patterns(file: String)
  /// By Ukrainian syllables.
  case ukrainianSyllables
  /// Words are not hyphenated.
  case none
}

extension Language: Hashable {
  public static func == (one: Language, other: Language) -> Bool { one.tag == other.tag }

  public func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}

extension Language: CaseIterable, RawRepresentable, Codable {
  /// English: British spelling, hyphenated by the American patterns.
  public static let en = Language(
    tag: "en", autonym: "English", englishName: "English", hyphenation: .patterns(file: "hyph_en_US.dic"),
    phrasebook: EnglishPhrasebook())
  /// Ukrainian, in the orthography of 2019.
  public static let uk = Language(
    tag: "uk", autonym: "українська", englishName: "Ukrainian", hyphenation: .ukrainianSyllables,
    phrasebook: UkrainianPhrasebook())

  /// The languages that are supported.
  public static let allCases: [Language] = [.en, .uk]

  /// A supported language by its tag; `nil` for any other.
  public init?(rawValue: String) {
    guard let known = Language.allCases.first(where: { $0.tag == rawValue }) else { return nil }
    self = known
  }

  /// The BCP 47 tag.
  public var rawValue: String { tag }
}

extension Language {
  /// The language of a locale or BCP 47 tag such as `uk_UA.UTF-8` or `uk-UA`; English if it is not supported.
  package init(locale: String) {
    self = Language(rawValue: String(locale.lowercased().prefix { $0.isLetter })) ?? .en
  }

  /// The language set for messages: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty.
  package init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self.init(locale: locale ?? "")
  }
}

extension Language {
  /// The names of bodies and signs in every grammatical case.
  package var astrologicalNames: [String] {
    let forms = GrammaticalCase.allCases
    return forms.flatMap { form in
      Body.allCases.map { phrasebook.name(of: $0, form) }
        + Sign.allCases.map { phrasebook.name(of: $0, form) }
    }
  }
}
