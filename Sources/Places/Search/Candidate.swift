/// A place that may be meant, and how well one of its names fits.
struct Candidate {
  /// The place.
  let number: Int
  /// Which of all names fits.
  let ordinal: Int
  let kind: PlaceMatch.Kind
  /// How many letters are wrong.
  var slips = 0
  /// Whether ї and і, й and и stand where they were written.
  var isSpelledSo = true
  /// How many people live there; of two places, the one nearby may count for more than its own.
  var weight: Double

  /// Whether it is the better answer.
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

  /// Whether one of them has a slip, and no more.
  var hasNearlyRight: Bool { candidates.contains { $0.kind == .misspelt && $0.slips < 2 } }

  /// Leaves out names with two slips where there is one with fewer.
  mutating func keepFewestSlips() {
    if hasNearlyRight { candidates.removeAll { $0.slips > 1 } }
  }

  /// Whether a candidate is among the best, or there is room for it.
  func wouldTake(_ candidate: Candidate) -> Bool {
    guard isFull, let last = candidates.last else { return true }
    return candidate.precedes(last)
  }

  /// Takes a candidate in where it is among the best.
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
