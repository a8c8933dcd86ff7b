import Wording

/// The word between two that belong together.
enum Conjunction {
  /// “and”, «і», «й» or «та», as the sounds around it ask.
  static func and(after previous: String, before next: String, in language: Language) -> String {
    guard language == .uk else { return "and" }
    guard let last = previous.lowercased().last, vowels.contains(last) else { return "і" }
    // Before й's own sound and its relatives the short form cannot be heard; after «і» the long one cannot.
    guard "йяюєї".contains(next.lowercased().first ?? "й") else { return "й" }
    return last == "і" ? "та" : "і"
  }

  private static let vowels = Set("аеиіоуяюєї")
}
