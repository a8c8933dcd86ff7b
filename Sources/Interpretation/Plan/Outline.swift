import ChartModel

/// Which texts lead paragraphs and which join them, before it is known how many clauses there is room for.
struct Outline {
  struct Paragraph {
    var lead: Candidate
    /// Told in any case, the most salient first.
    var needed: [Candidate] = []
    /// As many as there is room for.
    var optional: [Candidate] = []

    var clauses: Int { needed.count + optional.count }
  }

  private(set) var paragraphs: [Paragraph] = []
  /// The clauses there may be room for, the most salient first: the paragraph, and the place among its optional ones.
  private(set) var queue: [(paragraph: Int, clause: Candidate)] = []
  /// What must be told and found no place.
  private(set) var untold: [Candidate] = []
  private var said: Set<Set<FactorKey>> = []
  /// In how many leads a body stands.
  private var bodies: [Body: Int] = [:]

  /// How many clauses a paragraph takes, and how many it takes where they must be told.
  private static let mostClauses = (optional: 3, needed: 5)
  /// Whether two paragraphs may be on one subject, for books that have leads alone.
  private let isLoose: Bool

  /// - Parameters:
  ///   - core: What leads in any case.
  ///   - needed: What must be told, the most salient first.
  ///   - others: Everything else, the most salient first.
  ///   - count: How many paragraphs there should be.
  ///   - isLoose: Whether two paragraphs may be on one subject.
  init(core: [Candidate], needed: [Candidate], others: [Candidate], count: Int, isLoose: Bool = false) {
    self.isLoose = isLoose
    for candidate in core where !isSaid(candidate) { lead(candidate) }
    for candidate in needed where !isSaid(candidate) {
      if paragraphs.count < count, canLead(candidate, count) {
        lead(candidate)
      } else if !join(candidate, isNeeded: true) {
        untold.append(candidate)
      }
    }
    for candidate in others where paragraphs.count < count && !isSaid(candidate) {
      if canLead(candidate, count) { lead(candidate) }
    }
    // What must be told may find its place beside a lead that came later, or lead others to theirs.
    untold = untold.filter { !isSaid($0) && !join($0, isNeeded: true) }
    for candidate in untold where !isSaid(candidate) && !join(candidate, isNeeded: true) {
      if candidate.canLead, isNew(candidate) { lead(candidate) }
    }
    untold = untold.filter { !isSaid($0) }
    for candidate in others where !isSaid(candidate) { join(candidate, isNeeded: false) }
  }

  private func isSaid(_ candidate: Candidate) -> Bool { said.contains(candidate.keys) }

  private mutating func lead(_ candidate: Candidate) {
    paragraphs.append(Paragraph(lead: candidate))
    said.insert(candidate.keys)
    for body in Set(candidate.match.evidence.flatMap(\.bodies)) { bodies[body, default: 0] += 1 }
  }

  private func canLead(_ candidate: Candidate, _ count: Int) -> Bool {
    guard candidate.canLead else { return false }
    if isLoose { return true }
    guard isNew(candidate),
      candidate.match.evidence.flatMap(\.bodies).allSatisfy({ bodies[$0, default: 0] < 2 })
    else { return false }
    // The last places are kept for stages that have not spoken.
    let missing = Set(Stage.allCases).subtracting(paragraphs.map(\.lead.stage))
    return count - paragraphs.count > missing.count || missing.contains(candidate.stage)
  }

  private func isNew(_ candidate: Candidate) -> Bool {
    !paragraphs.contains { $0.lead.subject == candidate.subject }
  }

  /// Puts a clause into the paragraph that is nearest to it.
  @discardableResult
  private mutating func join(_ candidate: Candidate, isNeeded: Bool) -> Bool {
    let most = isNeeded ? Outline.mostClauses.needed : Outline.mostClauses.optional
    guard candidate.canJoin, let place = place(for: candidate, below: most) else { return false }
    said.insert(candidate.keys)
    if isNeeded {
      paragraphs[place].needed.append(candidate)
    } else {
      paragraphs[place].optional.append(candidate)
      queue.append((place, candidate))
    }
    return true
  }

  private func place(for candidate: Candidate, below most: Int) -> Int? {
    let open = paragraphs.indices.filter { index in
      paragraphs[index].clauses < most
        && isUnderstood(candidate, beside: paragraphs[index].lead)
    }
    for topic in candidate.topics {
      let near = open.filter { paragraphs[$0].lead.topics.contains(topic) }
      // What is on the topic and nothing else comes before an aspect that touches it.
      let own = near.first { paragraphs[$0].lead.subject == [topic] && paragraphs[$0].clauses < 2 }
      if let place = own ?? near.min(by: { paragraphs[$0].clauses < paragraphs[$1].clauses }) { return place }
    }
    return nil
  }

  /// A clause on two facts at once adds to a lead on one of them.
  private func isUnderstood(_ candidate: Candidate, beside lead: Candidate) -> Bool {
    candidate.match.evidence.count < 2 || !candidate.keys.isDisjoint(with: lead.keys)
  }
}
