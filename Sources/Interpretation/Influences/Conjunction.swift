import Wording

/// The word between two that belong together.
enum Conjunction {
  /// “and”, «і» or «й»: the short form stands between vowels, and after a vowel before a single consonant.
  static func and(after previous: String, before next: String, in language: Language) -> String {
    guard language == .uk else { return "and" }
    guard let last = previous.lowercased().last, vowels.contains(last) else { return "і" }
    // Before й's own sound and its relatives the short form cannot be heard.
    return "йяюєї".contains(next.lowercased().first ?? "й") ? "і" : "й"
  }

  private static let vowels = Set("аеиіоуяюєї")
}
