import AstroChartModel
import AstroWording

/// The bridges of a book: sentences that say how one person is both of two things that contradict each other.
struct Bridges {
  /// The bridges on an axis.
  private let named: (Axis) -> [Candidate]
  /// The texts on one sign.
  private let signs: [Candidate]
  private let facts: ChartFacts
  private let area: Area

  /// - Parameters:
  ///   - bridges: The bridges of the book on an axis.
  ///   - candidates: The other texts on the chart.
  ///   - area: What the report is on: of bridges that would do equally, each area begins with another, so that a person
  ///     reads fewer of them twice.
  init(
    _ bridges: @escaping (Axis) -> [Candidate], beside candidates: [Candidate], on area: Area,
    in facts: ChartFacts
  ) {
    named = bridges
    self.area = area
    signs = candidates.filter { $0.match.rule.role == .paragraph && $0.match.evidence.count == 1 }
    self.facts = facts
  }

  /// The bridges on an axis from what is told to a text that contradicts it, those that name a body of each before
  /// one that names none.
  ///
  /// Their evidence is what they name, or else a fact of each text.
  func bridges(on axis: Axis, from before: Candidate, to next: Candidate) -> [Candidate] {
    guard let value = next.match.rule.values[axis] else { return [] }
    let (first, second) = value < 0 ? (next, before) : (before, next)
    let able = named(axis).filter(\.canLead)
    let naming = able.compactMap { candidate in
      candidate.match.rule.bridge.flatMap { ends(of: $0, first, second) }.map(candidate.resting)
    }
    let way: Bridge.Situation = value < 0 ? .toFirst : .toSecond
    let grounds = [before, next].compactMap(\.match.evidence.first)
    let others = able.filter { $0.match.rule.bridge?.situation == way }
    return naming + beginningByArea(others).map { $0.resting(on: grounds) }
  }

  private func beginningByArea(_ bridges: [Candidate]) -> [Candidate] {
    guard let number = Area.allCases.firstIndex(of: area), !bridges.isEmpty else { return bridges }
    let first = number % bridges.count
    return Array(bridges[first...] + bridges[..<first])
  }

  /// Whether a bridge can say of a point that it is the person's one way on an axis: its sign puts them there, or
  /// a text on it does and its sign does not put them elsewhere.
  private func stands(_ point: ChartPoint, _ side: Int, on axis: Axis, as text: Candidate) -> Bool {
    let own = signs.filter { $0.keys == [.sign(point)] }.compactMap { $0.match.rule.values[axis] }
    if own.contains(where: { $0 * side > 0 }) { return true }
    return text.points.contains(point) && own.allSatisfy { $0 == 0 }
  }

  /// The signs of the two bodies that a bridge names, each of which one of the texts is about.
  private func ends(of bridge: Bridge, _ first: Candidate, _ second: Candidate) -> [Factor]? {
    let pairs = bridge.situation.pairs.filter { first.points.contains($0) && second.points.contains($1) }
    return pairs.lazy.compactMap { a, b -> [Factor]? in
      guard let one = facts.signs[a], let other = facts.signs[b],
        stands(a, -1, on: bridge.axis, as: first), stands(b, 1, on: bridge.axis, as: second)
      else { return nil }
      return [.sign(a, one), .sign(b, other)]
    }.first
  }
}

extension Candidate {
  /// The bodies and angles that it is about and that have a sign.
  fileprivate var points: [ChartPoint] {
    match.evidence.flatMap(\.members).map { member in
      switch member {
      case .planet(let body): .body(body)
      case .ascendant: .ascendant
      case .midheaven: .midheaven
      }
    }
  }

  /// The same text with other evidence.
  fileprivate func resting(on evidence: [Factor]) -> Candidate {
    var match = match
    match.evidence = evidence
    return Candidate(match, lengths: lengths)
  }
}

extension Bridge.Situation {
  /// The pairs of points that a bridge on it can name, the second for the second way of its axis.
  fileprivate var pairs: [(ChartPoint, ChartPoint)] {
    switch self {
    case .coreFace: either(.body(.sun), .ascendant)
    case .feelingWill: either(.body(.moon), .body(.mars))
    case .wordDeed: either(.body(.mercury), .body(.mars))
    case .wishLimit: Body.planets.filter { $0 < .saturn }.flatMap { either(.body($0), .body(.saturn)) }
    case .closenessFreedom: either(.body(.venus), .body(.uranus))
    case .toFirst, .toSecond: []
    }
  }

  private func either(_ one: ChartPoint, _ other: ChartPoint) -> [(ChartPoint, ChartPoint)] {
    [(one, other), (other, one)]
  }
}
