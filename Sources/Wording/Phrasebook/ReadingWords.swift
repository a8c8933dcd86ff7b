package import ChartModel

/// What holds the words of rules together.
package protocol ReadingWords: Sendable {
  /// What a factor is called, in the singular and ready for a verb: “the close square between the Sun and Mars”.
  func noun(for factor: Factor) -> String
  /// The word between two that belong together.
  func and(after previous: String, before next: String) -> String
  /// The planets of a figure or a gathering, as in “the Sun, Mercury and Venus”.
  func list(of bodies: [Body], _ form: GrammaticalCase) -> String
  /// Words and what is put in behind them, where the language lets the one change with the other.
  func joined(_ words: String, _ inserted: String) -> String
  /// A text whose slots are filled, with what the words put in ask of those behind them.
  func governed(_ text: String) -> String
  /// Headlines as members of one sentence.
  func parted(_ headlines: [String]) -> String
  /// The sentence around the headlines, for a book that has none.
  func stem(around headlines: String) -> String
  /// The sentence behind it, for a book that has none.
  var transition: String { get }

  /// How the chart was read: houses, rulers, orbs.
  func method(houses system: HouseSystem) -> String
  /// What a reading therefore leaves out where the time of birth is not known.
  var withoutTime: String { get }
  /// Headings above the paragraphs of a stage: who you are here, how you act, where it strains, where it leads.
  var stageHeads: [String] { get }
  /// Headings of the closing, of what the report rests on, and of the glossary.
  var closingHead: String { get }
  var groundsHead: String { get }
  var glossaryHead: String { get }
  /// What a term of the field means, in half a line.
  func gloss(of term: GlossaryTerm) -> Gloss
}

/// A term that a report explains where it occurs.
package enum GlossaryTerm: String, CaseIterable, Hashable, Sendable {
  case ascendant, midheaven, descendant, imumCoeli, house, cusp, ruler
  case conjunction, sextile, square, trine, opposition, orb
  case element, modality, retrograde, dignity, stellium, tSquare, grandTrine, grandCross, yod, kite
  case mysticRectangle, nodes, chiron, lilith
}

/// A term as it stands in a glossary, and what it means.
package struct Gloss: Hashable, Sendable {
  package var term: String
  package var meaning: String

  package init(_ term: String, _ meaning: String) { (self.term, self.meaning) = (term, meaning) }
}
