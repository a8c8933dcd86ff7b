/// Everything that a language must provide: to add a language, write one type that conforms, and a value of
/// `Language`.
///
/// No word falls back on another language: the compiler names what a language lacks. Only a few ways of
/// mentioning things in texts have defaults.
package protocol Phrasebook: NameWords, PlaceWords, NumberWords, SentenceWords, PageWords, NoteWords,
  ReadingWords, SkyWords, DerivationWords, CoupleWords, MentionWords, CautionWords, HarmWords, EventWords,
  TimelineWords,
  TouchWords, YearWords, PeriodWords, TraditionWords, LifeWords,
  GraphicPictureWords, WorksheetWords,
  ProseRules
{}

/// What prose has in common in all supported languages.
package enum Prose {
  /// Whether a scalar is a digit, a space or a punctuation mark that all supported languages use.
  package static func isCommon(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", " ", ".", ",", ":", ";", "?", "…", "–", "-", "(", ")", "’", "%", "°": true
    default: false
    }
  }
}

extension String {
  /// The string with its first letter capitalized.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  /// With its first letter in lower case, for use within a sentence.
  package var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

/// The characters that prose of the language is written with.
package protocol ProseRules: Sendable {
  /// Whether a character may occur in running text.
  func allows(_ scalar: Unicode.Scalar) -> Bool
}
