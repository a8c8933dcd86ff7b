/// What lines may look like, and what each blemish costs.
///
/// The costs are TeX's demerits.
struct BreakingRules: Hashable, Sendable {
  /// How much a space grows at a ratio of 1, and shrinks at −1, as fractions of its width: the narrowest
  /// space (`MeasuredText`), a fifth of an em, keeps 0.17 em.
  var stretch = 0.4
  var shrink = 0.15
  /// The same for the space between letters, as fractions of the font size: too little to be seen.
  var letterStretch = 0.03
  var letterShrink = 0.006
  /// How far each line may fall short of the measure at a ratio of 1, in points; for ragged edges.
  var raggedness = 0.0
  /// The limits for a line that must be stretched further: the factor up to which its spaces grow before its
  /// letters are spaced, and the most that is added between these, in ems.
  var widestSpace = 1.9
  var widestLetterSpace = 0.04
  /// The ratios up to which lines are stretched, tried in turn; the last must be infinite.
  var tolerances = [1.8, 3, 6, .infinity]
  /// The cost of every line: fewer lines are better.
  var linePenalty = 10.0
  /// The penalty for a hyphen, high enough that a loose line is preferred, and only an ugly one hyphenated.
  var hyphenPenalty = 190.0
  /// The penalty for a word of one letter, or a symbol, at the end of a line.
  var lonelyLetterPenalty = 200.0
  /// The cost of a second hyphen in a row.
  var doubleHyphenDemerits = 10_000.0
  /// The cost of a loose line next to a tight one.
  var fitnessDemerits = 10_000.0
  /// The cost of a hyphen at the end of the second-to-last line.
  var finalHyphenDemerits = 5_000.0
  /// The cost of a last line that is too short; so high that it is accepted only where unavoidable.
  var shortEndDemerits = 1_000_000.0
  var mostHyphensInARow = 2
  /// The fewest letters on a last line, unless it is the only one.
  var fewestLettersAtEnd = 5

  static let justified = BreakingRules()

  /// Rules for ragged edges: spaces keep their width, and lines may be shorter than the measure.
  static func ragged(_ measure: Double) -> BreakingRules {
    var rules = BreakingRules()
    (rules.stretch, rules.shrink, rules.raggedness) = (0, 0, measure * 0.2)
    (rules.letterStretch, rules.letterShrink) = (0, 0)
    rules.tolerances = [.infinity]
    rules.fitnessDemerits = 0
    return rules
  }
}
