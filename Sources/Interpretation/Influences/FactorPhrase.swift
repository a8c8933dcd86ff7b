import ChartModel
import Wording

/// A factor in words: what it is called, and what it does.
struct FactorPhrase {
  /// In the singular and the nominative, such as “Venus in Leo” and «Венера в Леві».
  var noun: String
  /// A whole sentence without its capital and full stop.
  var clause: String
}

extension Factor {
  func phrase(on area: Area, in language: Language, by lot: inout Lot) -> FactorPhrase {
    FactorPhrase(
      noun: language == .uk ? ukrainianNoun : englishNoun, clause: clause(on: area, in: language, by: &lot))
  }
}
