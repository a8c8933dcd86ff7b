import ChartModel

/// A language that charts are told in.
public struct Language: Sendable {
  /// The BCP 47 tag, such as `uk`.
  public let tag: String
  /// What those who speak it call it, such as «українська».
  public let autonym: String
  /// What messages in English call it.
  package let englishName: String
  /// How its words are parted at the ends of lines.
  package let hyphenation: HyphenationRule
  /// All it says.
  package let phrasebook: any Phrasebook

  package init(
    tag: String, autonym: String, englishName: String, hyphenation: HyphenationRule,
    phrasebook: any Phrasebook
  ) {
    (self.tag, self.autonym, self.englishName) = (tag, autonym, englishName)
    (self.hyphenation, self.phrasebook) = (hyphenation, phrasebook)
  }
}

/// How words of a language are parted at the ends of lines.
package enum HyphenationRule: Hashable, Sendable {
  /// By patterns in a file of this name, as the hyphenation packages of systems bring it.
  case patterns(file: String)
  /// By the syllables of Ukrainian.
  case ukrainianSyllables
  /// Words are kept whole.
  case none
}

extension Language: Hashable {
  public static func == (one: Language, other: Language) -> Bool { one.tag == other.tag }

  public func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}

extension Language: CaseIterable, RawRepresentable, Codable {
  /// English, as it is written in America.
  public static let en = Language(
    tag: "en", autonym: "English", englishName: "English", hyphenation: .patterns(file: "hyph_en_US.dic"),
    phrasebook: EnglishPhrasebook())
  /// Ukrainian, in the spelling of 2019.
  public static let uk = Language(
    tag: "uk", autonym: "українська", englishName: "Ukrainian", hyphenation: .ukrainianSyllables,
    phrasebook: UkrainianPhrasebook())

  /// The languages we speak.
  public static let allCases: [Language] = [.en, .uk]

  /// One of ours by its tag.
  public init?(rawValue: String) {
    guard let known = Language.allCases.first(where: { $0.tag == rawValue }) else { return nil }
    self = known
  }

  public var rawValue: String { tag }
}

extension Language {
  /// The language of a locale or BCP 47 tag such as `uk_UA.UTF-8` or `uk-UA`; English for one we do not speak.
  package init(locale: String) {
    self = Language(rawValue: String(locale.lowercased().prefix { $0.isLetter })) ?? .en
  }

  /// The language a person has set for messages: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that says one.
  package init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self.init(locale: locale ?? "")
  }
}

extension Language {
  /// The names of bodies and signs in every form that sentences use.
  package var astrologicalNames: [String] {
    let forms = GrammaticalCase.allCases
    return forms.flatMap { form in
      Body.allCases.map { phrasebook.name(of: $0, form) }
        + Sign.allCases.map { phrasebook.name(of: $0, form) }
    }
  }
}
