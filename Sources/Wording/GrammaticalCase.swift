/// The cases that our sentences need of any language; one without cases has one form for all.
package enum GrammaticalCase: CaseIterable, Hashable, Sendable {
  case nominative, genitive, dative, accusative, instrumental, locative
}
