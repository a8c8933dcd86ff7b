package import AstroChartModel

/// The words that connect the texts of rules.
package protocol ReadingWords: Sendable {
  /// The name of a factor in the singular, ready for a verb: “the close square between the Sun and Mars”.
  func noun(for factor: Factor) -> String
  /// The word for “and” between two words.
  func and(after previous: String, before next: String) -> String
  /// A list of the planets of a pattern or a stellium, as in “the Sun, Mercury and Venus”.
  func list(of bodies: [Body], _ form: GrammaticalCase) -> String
  /// A text with a filled slot appended, adapted to each other where the language requires it.
  func joined(_ words: String, _ inserted: String) -> String
  /// A text whose slots are filled, with the words after them adapted where the language requires it.
  func governed(_ text: String) -> String
  /// Headlines joined as parts of one sentence.
  func parted(_ headlines: [String]) -> String
  /// The sentence that contains the headlines, for a book that provides none.
  func stem(around headlines: String) -> String
  /// The sentence after it, for a book that provides none.
  var transition: String { get }

  /// A statement of how the chart was read: houses, rulers, orbs.
  func method(houses system: HouseSystem) -> String
  /// A statement of what a reading leaves out because the time of birth is not known.
  var withoutTime: String { get }
  /// The headings above the paragraphs of each stage: who you are, how you act, where it strains, where it
  /// leads.
  var stageHeads: [String] { get }
  /// The headings of the closing, of the facts the report is based on, and of the glossary.
  var closingHead: String { get }
  var groundsHead: String { get }
  var glossaryHead: String { get }
  /// A short explanation of an astrological term.
  func gloss(of term: GlossaryTerm) -> Gloss
}

/// A term that a report explains if it occurs.
package enum GlossaryTerm: String, CaseIterable, Hashable, Sendable {
  case ascendant, midheaven, descendant, imumCoeli, house, cusp, ruler
  case conjunction, sextile, square, trine, opposition, orb
  case element, modality, retrograde, dignity, stellium, tSquare, grandTrine, grandCross, yod, kite
  case mysticRectangle, nodes, chiron, lilith
}

/// A term as written in a glossary, with its meaning.
package struct Gloss: Hashable, Sendable {
  package var term: String
  package var meaning: String

  package init(_ term: String, _ meaning: String) { (self.term, self.meaning) = (term, meaning) }
}
