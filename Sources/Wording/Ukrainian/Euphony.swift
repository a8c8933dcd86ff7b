/// The rules by which Ukrainian prepositions change with the sounds around them.
///
/// After the orthography of 2019, § 23–24: a sentence must neither pile up consonants nor open a hiatus.
package enum Euphony {
  /// «у» or «в».
  ///
  /// - Parameters:
  ///   - previous: The words before; empty at the beginning, and a comma begins anew.
  ///   - next: The word behind, as it is spoken (a number in words).
  package static func within(after previous: String, before next: String) -> String {
    if isVowel(next.first) { return "в" }
    if clusters.contains(where: next.lowercased().hasPrefix) { return "у" }
    return isVowel(previous.last) ? "в" : "у"
  }

  /// «з» or «із».
  package static func with(before next: String) -> String {
    guard let first = next.lowercased().first else { return "з" }
    return "зсцчшщ".contains(first) ? "із" : "з"
  }

  /// The word between two that belong together: «і», «й» or «та».
  package static func and(after previous: String, before next: String) -> String {
    guard isVowel(previous.last) else { return "і" }
    // Before й's own sound and its relatives the short form cannot be heard; after «і» the long one cannot.
    guard "йяюєї".contains(next.lowercased().first ?? "й") else { return "й" }
    return previous.lowercased().last == "і" ? "та" : "і"
  }

  /// Beginnings before which only «у» can be spoken.
  private static let clusters = ["в", "ф", "льв", "св", "тв", "хв", "дв"]

  /// Whether a word begins or ends with a vowel's sound; я, ю, є and ї begin with a consonant's.
  private static func isVowel(_ letter: Character?) -> Bool {
    guard let letter = letter?.lowercased().first else { return false }
    return "аеиіоуяюєї".contains(letter)
  }
}
