extension RawRepresentable where RawValue == String {
  /// What a text from outside names; `nil` for one that is none of its names.
  ///
  /// Unlike `init(rawValue:)` it takes no longer for a long text than for a short one.
  package init?(named text: String) {
    guard NearestName.isPlausible(text) else { return nil }
    self.init(rawValue: text)
  }
}

/// The known name that somebody probably meant.
package enum NearestName {
  /// The most Unicode scalars of a name that are looked at: no name of ours is half as long.
  private static let longest = 80

  /// Whether a text is short enough to be a name of ours.
  ///
  /// Asked before texts are compared: Swift compares strings in the square of the marks on a letter.
  package static func isPlausible(_ name: String) -> Bool { name.utf8.count <= longest }

  /// The closest of `candidates`, or `nil` where none is close enough to be a slip of the pen.
  ///
  /// Case does not count; up to a third of the letters may be wrong.
  package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let letters = letters(of: name)
    let farthest = max(1, letters.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let others = self.letters(of: candidate)
      // Each letter more or less is a mistake of its own.
      guard abs(others.count - letters.count) <= min(farthest, best?.distance ?? .max) else { continue }
      let distance = distance(letters, others)
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    guard let best, best.distance <= farthest else { return nil }
    return best.name
  }

  /// The words that lead from a wrong name to a right one: the nearest known, or all where they are few.
  package static func hint(for name: String, among known: [String]) -> Hint {
    if let nearest = of(name, among: known) { return "did you mean \(nearest)?" }
    let listed = known.prefix(25).joined(separator: ", ")
    return "known: \(listed)\(known.count > 25 ? ", …" : "")"
  }

  /// How many letters must be put in, taken out, changed or swapped with their neighbor (optimal string alignment).
  package static func distance(_ a: String, _ b: String) -> Int { distance(letters(of: a), letters(of: b)) }

  /// Unicode scalars, for one grapheme may hold thousands of them.
  private static func letters(of name: String) -> [Unicode.Scalar] {
    Array(String(name.unicodeScalars.prefix(longest)).lowercased().unicodeScalars.prefix(longest))
  }

  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}

extension Problem {
  /// What is said of a name that is none: the nearest known one, or all of them where they are few.
  package static func unknown(_ kind: String, _ name: String, among known: [String]) -> Problem {
    Problem(
      .invalidValue, "\(Quotation.of(name)) is no known \(kind)",
      hint: NearestName.hint(for: name, among: known))
  }
}
