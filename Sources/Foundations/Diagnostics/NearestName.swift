extension RawRepresentable where RawValue == String {
  /// The value named by a text from outside; `nil` for an unknown name.
  ///
  /// Unlike `init(rawValue:)`, it takes no longer for a long text than for a short one.
  package init?(named text: String) {
    guard NearestName.isPlausible(text) else { return nil }
    self.init(rawValue: text)
  }
}

/// Finds the known name that was probably meant.
package enum NearestName {
  /// How many Unicode scalars of a name are considered: no known name is half as long.
  private static let longest = 80

  /// Whether a text is short enough to be a known name.
  ///
  /// To be checked before texts are compared: comparing strings takes time quadratic in the number of
  /// combining marks.
  package static func isPlausible(_ name: String) -> Bool { name.utf8.count <= longest }

  /// The closest of `candidates`, or `nil` if none is close enough to be a typing error.
  ///
  /// Case is ignored; up to a third of the letters may be wrong.
  package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let letters = letters(of: name)
    let farthest = max(1, letters.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let others = self.letters(of: candidate)
      // Each additional or missing letter counts as a mistake.
      guard abs(others.count - letters.count) <= min(farthest, best?.distance ?? .max) else { continue }
      let distance = distance(letters, others)
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    guard let best, best.distance <= farthest else { return nil }
    return best.name
  }

  /// A hint for an unknown name: the nearest known one, or else a list of at most 25 known ones.
  package static func hint(for name: String, among known: [String]) -> Hint {
    if let nearest = of(name, among: known) { return Hint(nearest: nearest) }
    let listed = known.prefix(25).joined(separator: ", ")
    return Hint(known: listed + (known.count > 25 ? ", …" : ""))
  }

  /// How many letters must be inserted, deleted, replaced or swapped with their neighbor (optimal string
  /// alignment).
  package static func distance(_ a: String, _ b: String) -> Int { distance(letters(of: a), letters(of: b)) }

  /// Letters are Unicode scalars, because a single grapheme may consist of thousands of them.
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
  /// The problem of an unknown name, with the nearest known name or a list of the known ones as a hint.
  package static func unknown(_ kind: String, _ name: String, among known: [String]) -> Problem {
    Problem(.invalidValue, UnknownName(kind: kind, name: name, known: known))
  }
}
