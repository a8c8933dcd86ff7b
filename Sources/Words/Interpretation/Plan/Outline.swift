import AstroChartModel

/// Which texts lead paragraphs and which join them, before the number of clauses that fit is known.
struct Outline {
  struct Paragraph {
    var lead: Candidate
    /// The clauses that are always included, the most salient first.
    var needed: [Candidate] = []
    /// The clauses that are included as far as there is room.
    var optional: [Candidate] = []

    var clauses: Int { needed.count + optional.count }
  }

  private(set) var paragraphs: [Paragraph] = []
  /// The optional clauses, the most salient first, each with the index of its paragraph.
  private(set) var queue: [(paragraph: Int, clause: Candidate)] = []
  /// The required texts that have found no place.
  private(set) var untold: [Candidate] = []
  private var said: Set<Set<FactorKey>> = []
  /// What is said, as leads and as clauses.
  private var told: [Candidate] = []
  /// In how many leads each body occurs.
  private var bodies: [Body: Int] = [:]

  /// The largest numbers of clauses in a paragraph, for adding an optional clause and for adding a required
  /// one.
  private static let mostClauses = (optional: 3, needed: 5)
  /// Whether two paragraphs may be on one subject, for books that have only leads.
  private let isLoose: Bool
  private let mayContradict: Bool

  /// - Parameters:
  ///   - core: The texts that always lead a paragraph.
  ///   - needed: The texts that must be included, the most salient first.
  ///   - others: All other texts, the most salient first.
  ///   - count: The number of paragraphs to aim for.
  ///   - isLoose: Whether two paragraphs may be on one subject.
  ///   - mayContradict: Whether two texts may contradict each other all along.
  init(
    core: [Candidate], needed: [Candidate], others: [Candidate], count: Int, isLoose: Bool = false,
    mayContradict: Bool = false
  ) {
    (self.isLoose, self.mayContradict) = (isLoose, mayContradict)
    for candidate in core where isFree(candidate) { lead(candidate) }
    for candidate in needed where isFree(candidate) {
      if paragraphs.count < count, canLead(candidate, count) {
        lead(candidate)
      } else if !join(candidate, isNeeded: true) {
        untold.append(candidate)
      }
    }
    for candidate in others where paragraphs.count < count && isFree(candidate) {
      if canLead(candidate, count) { lead(candidate) }
    }
    // A required text may fit a lead that came later, or become a lead that others fit.
    untold = untold.filter { isFree($0) && !join($0, isNeeded: true) }
    for candidate in untold
    where isFree(candidate) && !join(candidate, isNeeded: true) {
      if candidate.canLead, isNew(candidate) { lead(candidate) }
    }
    untold = untold.filter { isFree($0) }
    for candidate in others where isFree(candidate) {
      join(candidate, isNeeded: false)
    }
  }

  /// Whether it is neither said nor contradicts what is said.
  private func isFree(_ candidate: Candidate) -> Bool {
    !isSaid(candidate) && !isOpposed(candidate) && !candidate.namesAnotherRuler(than: told)
  }

  private func isOpposed(_ candidate: Candidate) -> Bool {
    !mayContradict
      && told.contains { !$0.match.rule.values.isAtPeace(with: candidate.match.rule.values, .unopposed) }
  }

  private func isSaid(_ candidate: Candidate) -> Bool { said.contains(candidate.keys) }

  private mutating func lead(_ candidate: Candidate) {
    paragraphs.append(Paragraph(lead: candidate))
    said.insert(candidate.keys)
    told.append(candidate)
    for body in Set(candidate.match.evidence.flatMap(\.bodies)) { bodies[body, default: 0] += 1 }
  }

  private func canLead(_ candidate: Candidate, _ count: Int) -> Bool {
    guard candidate.canLead else { return false }
    if isLoose { return true }
    guard isNew(candidate),
      candidate.match.evidence.flatMap(\.bodies).allSatisfy({ bodies[$0, default: 0] < 2 })
    else { return false }
    // The last places are reserved for stages that have no paragraph yet.
    let missing = Set(Stage.allCases).subtracting(paragraphs.map(\.lead.stage))
    return count - paragraphs.count > missing.count || missing.contains(candidate.stage)
  }

  private func isNew(_ candidate: Candidate) -> Bool {
    !paragraphs.contains { $0.lead.subject == candidate.subject }
  }

  /// Adds a clause to the paragraph whose topics are closest, and returns whether there is one.
  @discardableResult
  private mutating func join(_ candidate: Candidate, isNeeded: Bool) -> Bool {
    let most = isNeeded ? Outline.mostClauses.needed : Outline.mostClauses.optional
    guard candidate.canJoin, let place = place(for: candidate, below: most) else { return false }
    said.insert(candidate.keys)
    told.append(candidate)
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
      // A paragraph on this topic alone is preferred to one on an aspect that involves it.
      let own = near.first { paragraphs[$0].lead.subject == [topic] && paragraphs[$0].clauses < 2 }
      if let place = own ?? near.min(by: { paragraphs[$0].clauses < paragraphs[$1].clauses }) { return place }
    }
    return nil
  }

  /// A clause on several facts needs a lead on at least one of them to be understood.
  private func isUnderstood(_ candidate: Candidate, beside lead: Candidate) -> Bool {
    candidate.match.evidence.count < 2 || !candidate.keys.isDisjoint(with: lead.keys)
  }
}
