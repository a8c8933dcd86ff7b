/// What a language must say: a new language is one type that says all of it, and a value of `Language`.
///
/// Nothing here is optional and nothing falls back on another language: what a language lacks the compiler names.
package protocol Phrasebook: NameWords, PlaceWords, NumberWords, SentenceWords, PageWords, NoteWords,
  ReadingWords, SkyWords, DerivationWords, MentionWords, EventWords, TimelineWords, TouchWords, YearWords,
  ProseRules
{}

/// What the prose of all our languages shares.
package enum Prose {
  /// Figures, spaces, and the marks that every language of ours uses alike.
  package static func isCommon(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", " ", ".", ",", ":", ";", "?", "…", "–", "-", "(", ")", "’", "%", "°": true
    default: false
    }
  }
}

extension String {
  /// With a capital at the beginning, as a sentence or a name has it.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// What prose of the language is written with.
package protocol ProseRules: Sendable {
  /// Whether a character may stand in running text.
  func allows(_ scalar: Unicode.Scalar) -> Bool
}
