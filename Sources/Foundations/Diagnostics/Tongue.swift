/// A language in which problems are told.
package enum Tongue: CaseIterable, Hashable, Sendable {
  case english, ukrainian
}
