/// A place that may be meant, and how well one of its names matches.
struct Candidate {
  /// The number of the place.
  let number: Int
  /// The ordinal of the name that matches.
  let ordinal: Int
  let kind: PlaceMatch.Kind
  /// How many letters are wrong.
  var slips = 0
  /// Whether ї and і, and й and и, are spelled as they were typed.
  var isSpelledSo = true
  /// The population, increased if the place is near the point of the search.
  var weight: Double

  /// Whether it is a better match.
  func precedes(_ other: Candidate) -> Bool {
    if kind != other.kind { return kind < other.kind }
    if slips != other.slips { return slips < other.slips }
    if isSpelledSo != other.isSpelledSo { return isSpelledSo }
    if weight != other.weight { return weight > other.weight }
    return number < other.number
  }
}

/// The best candidates so far, each place once.
struct Ranking {
  private let limit: Int
  private(set) var candidates: [Candidate] = []

  init(limit: Int) { self.limit = max(1, limit) }

  var isFull: Bool { candidates.count >= limit }

  var hasExact: Bool { candidates.first?.kind == .exact }

  /// Whether one of them is misspelled with at most one slip.
  var hasNearlyRight: Bool { candidates.contains { $0.kind == .misspelt && $0.slips < 2 } }

  /// Removes names with two slips if there is one with fewer.
  mutating func keepFewestSlips() {
    if hasNearlyRight { candidates.removeAll { $0.slips > 1 } }
  }

  /// Whether a candidate is among the best, or the list is not full.
  func wouldTake(_ candidate: Candidate) -> Bool {
    guard isFull, let last = candidates.last else { return true }
    return candidate.precedes(last)
  }

  /// Adds a candidate if it is among the best.
  mutating func add(_ candidate: Candidate) {
    guard wouldTake(candidate) else { return }
    if let known = candidates.firstIndex(where: { $0.number == candidate.number }) {
      guard candidate.precedes(candidates[known]) else { return }
      candidates.remove(at: known)
    }
    candidates.insert(candidate, at: partition(candidates.count) { candidates[$0].precedes(candidate) })
    if candidates.count > limit { candidates.removeLast() }
  }
}
