/// What a language has for harm by concepts: words for each, and which of them together are harm.
package protocol HarmWords: Sendable {
  /// The words of each concept, separated by spaces: `*` ends a beginning of words and begins an ending, `_` joins the
  /// words of one form, and `/` parts those of its words that are alike.
  var harmConcepts: [String: String] { get }
  /// Which concepts make a harm of each kind where they stand close together.
  ///
  /// A rule is a row of names: `+` before one asks that it is not denied, `-` that it is, `^` that it opens its clause,
  /// as an imperative does, `$` that it ends it, `!` that it does not stand in the sentence at all. `>` asks for the
  /// order of the row; `~8` is how many words may stand between the first concept and another, else six.
  var harmRules: [CautionKind: [String]] { get }
  /// Lower-case words that deny what stands at most two words behind them.
  var harmDenials: Set<String> { get }
  /// Lower-case words that may stand between a denial and what it denies.
  var denialLinks: Set<String> { get }
  /// Lower-case words that may stand before an imperative in its clause.
  var clauseLeads: Set<String> { get }
}

/// Defaults for languages that have no such words.
extension HarmWords {
  package var harmConcepts: [String: String] { [:] }
  package var harmRules: [CautionKind: [String]] { [:] }
  package var harmDenials: Set<String> { [] }
  package var denialLinks: Set<String> { [] }
  package var clauseLeads: Set<String> { [] }
}
