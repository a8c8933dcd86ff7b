package import AstroChartModel

/// What no text about a chart may say, whatever the chart: kinds of harm and of promises.
package enum CautionKind: String, CaseIterable, Hashable, Sendable {
  /// Remedies, diagnoses, diets, and anything that keeps somebody from a doctor.
  case medicine
  /// Death, suicide and grave illness foretold.
  case death
  /// Marriage, children, parting and betrayal foretold.
  case marriage
  /// Gains and losses foretold, purchases and stakes advised.
  case money
  /// Other events foretold, by age or time too.
  case prophecy
  /// What leaves a reader without hope.
  case despair
  /// Control or violence told as love.
  case control
}

/// How a language says what no text may say, and what it calls easy and hard.
///
/// A phrase is a row of words, separated by spaces: `|` separates words that are alike, `*` ends a beginning of words,
/// `~3` lets up to three words stand between two others, `!` at the end names words that must not follow, and `^` at the
/// beginning words of which none may stand among the three before.
package protocol CautionWords: Sendable {
  /// The phrases of each kind.
  var cautions: [CautionKind: [String]] { get }
  /// Lower-case words that deny a phrase before which they stand.
  var cautionDenials: Set<String> { get }
  /// What a text calls easy, which a square or an opposition is not; the mild ones are said of much else, and count
  /// only beside the aspect.
  var easePhrases: [String] { get }
  var mildEasePhrases: [String] { get }
  /// What a text calls hard, which a trine or a sextile is not; the mild ones are said of much else.
  var strainPhrases: [String] { get }
  var mildStrainPhrases: [String] { get }
  /// Lower-case words shortly before these with which they are not said of the aspect: “few obstacles”, “for harmony”.
  var natureDenials: Set<String> { get }
  /// What turns such a statement: but, if, eases, asks.
  var turningPhrases: [String] { get }
  /// Lower-case names of the twelve months, as they stand beside a day.
  var monthNames: [String] { get }
  /// Lower-case words for sums of money, as they stand behind a number.
  var currencyPhrase: String { get }
  /// Lower-case words that only other languages have, which are often mixed in.
  var foreignWords: Set<String> { get }
  /// Letters that only other languages have.
  var foreignLetters: Set<Unicode.Scalar> { get }
  /// What a writer on an area must never do, one law a line.
  func care(on area: Area) -> [String]
  /// How a text on two people is to name them.
  var namelessCouple: String { get }
  /// What an unknown time of birth takes away.
  ///
  /// - Parameter isMoonSure: Whether the Moon stays in one sign all day.
  func withheld(isMoonSure: Bool) -> [String]
}

/// Defaults for languages that have no such phrases.
extension CautionWords {
  package var cautions: [CautionKind: [String]] { [:] }
  package var cautionDenials: Set<String> { [] }
  package var easePhrases: [String] { [] }
  package var mildEasePhrases: [String] { [] }
  package var strainPhrases: [String] { [] }
  package var mildStrainPhrases: [String] { [] }
  package var natureDenials: Set<String> { [] }
  package var turningPhrases: [String] { [] }
  package var monthNames: [String] { [] }
  package var currencyPhrase: String { "" }
  package var foreignWords: Set<String> { [] }
  package var foreignLetters: Set<Unicode.Scalar> { [] }
  package func care(on area: Area) -> [String] { [] }
  package var namelessCouple: String { "" }
  package func withheld(isMoonSure: Bool) -> [String] { [] }
}
