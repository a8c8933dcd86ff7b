/// What a line may look like, and what each blemish costs.
///
/// Costs are TeX's demerits.
struct BreakingRules: Hashable, Sendable {
  /// How much a space grows at a ratio of 1, and shrinks at −1, as parts of its width: a space of a fifth of the em,
  /// the narrowest there is (`Advances`), keeps 0.17 of it.
  var stretch = 0.4
  var shrink = 0.15
  /// The same for the room between letters, as parts of the size: too little to be seen.
  var letterStretch = 0.03
  var letterShrink = 0.006
  /// What each line may be short of the measure at a ratio of 1, in points: for ragged edges.
  var raggedness = 0.0
  /// Where a line must be stretched beyond measure: how wide its spaces grow before its letters part, and how
  /// far these may.
  var widestSpace = 1.9
  var widestLetterSpace = 0.04
  /// Ratios up to which lines are stretched, tried in turn; the last must be endless.
  var tolerances = [1.8, 3, 6, .infinity]
  /// What every line costs: fewer lines are better.
  var linePenalty = 10.0
  /// High enough that a loose line is taken first: words are parted where a line would be ugly without.
  var hyphenPenalty = 190.0
  /// For a word of one letter, or a symbol, at the end of a line.
  var lonelyLetterPenalty = 200.0
  /// For a second hyphen in a row.
  var doubleHyphenDemerits = 10_000.0
  /// For a loose line next to a tight one.
  var fitnessDemerits = 10_000.0
  /// For a hyphen at the end of the line before the last.
  var finalHyphenDemerits = 5_000.0
  /// For a last line that is too short, where it cannot be avoided.
  var shortEndDemerits = 1_000_000.0
  var mostHyphensInARow = 2
  /// Letters that a last line must have, unless it is the only one.
  var fewestLettersAtEnd = 5

  static let justified = BreakingRules()

  /// For ragged edges: spaces keep their width, and the measure gives instead.
  static func ragged(_ measure: Double) -> BreakingRules {
    var rules = BreakingRules()
    (rules.stretch, rules.shrink, rules.raggedness) = (0, 0, measure * 0.2)
    (rules.letterStretch, rules.letterShrink) = (0, 0)
    rules.tolerances = [.infinity]
    rules.fitnessDemerits = 0
    return rules
  }
}
