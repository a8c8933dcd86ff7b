extension Problem {
  /// What is said of a name that is none: the nearest known one, or all of them where they are few.
  package static func unknown(_ kind: String, _ name: String, among known: [String]) -> Problem {
    Problem(
      .invalidValue, "\(Quotation.of(name)) is no known \(kind)",
      hint: NearestName.hint(for: name, among: known))
  }
}
