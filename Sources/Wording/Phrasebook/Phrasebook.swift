/// What a language must say: a new language is one type that says all of it, and a value of `Language`.
///
/// Nothing here is optional and nothing falls back on another language: what a language lacks the compiler names.
package protocol Phrasebook: NameWords, PlaceWords, NumberWords, SentenceWords, PageWords, NoteWords,
  ReadingWords, SkyWords, DerivationWords, MentionWords, EventWords, TimelineWords, TouchWords, YearWords,
  ProseRules
{}
