/// The rules by which Ukrainian prepositions and conjunctions change with the sounds around them.
///
/// They follow the orthography of 2019, §§ 23–24: clusters of consonants and sequences of vowels are avoided.
package enum Euphony {
  /// «у» or «в».
  ///
  /// - Parameters:
  ///   - previous: The words before; empty at the beginning of a sentence and after a comma.
  ///   - next: The word after, as it is spoken (a number in words).
  package static func within(after previous: String, before next: String) -> String {
    if isVowel(next.first) { return "в" }
    if clusters.contains(where: next.lowercased().hasPrefix) { return "у" }
    return isVowel(previous.last) ? "в" : "у"
  }

  /// «з» or «із».
  package static func with(before next: String) -> String {
    if next.lowercased().hasPrefix("стр") { return "зі" }
    guard let first = next.lowercased().first else { return "з" }
    return "зсцчшщ".contains(first) ? "із" : "з"
  }

  /// The word for “and”: «і», «й» or «та».
  package static func and(after previous: String, before next: String) -> String {
    guard isVowel(previous.last) else { return "і" }
    // Before й and letters that begin with its sound, «й» cannot be heard; after «і», «і» cannot.
    guard "йяюєї".contains(next.lowercased().first ?? "й") else { return "й" }
    return previous.lowercased().last == "і" ? "та" : "і"
  }

  /// Beginnings of words before which only «у» can be pronounced.
  private static let clusters = ["в", "ф", "льв", "св", "тв", "хв", "дв"]

  /// Whether a letter is a vowel; this includes я, ю, є and ї, although they may begin with the sound of a
  /// consonant.
  private static func isVowel(_ letter: Character?) -> Bool {
    guard let letter = letter?.lowercased().first else { return false }
    return "аеиіоуяюєї".contains(letter)
  }
}
