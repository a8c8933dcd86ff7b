/// What prose of the language is written with.
package protocol ProseRules: Sendable {
  /// Whether a character may stand in running text.
  func allows(_ scalar: Unicode.Scalar) -> Bool
}
