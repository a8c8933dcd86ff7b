import AstroChartModel
import AstroWording

/// A bridge to a figure, from the text that it contradicts.
struct BridgeUse {
  let text: Candidate
  /// The id of the joint that stands before the bridge.
  let behind: String
}

/// The bridges of a book: sentences that say how one person is both of two things that contradict each other.
struct Bridges {
  private let candidates: [Candidate]
  /// The texts on one sign.
  private let signs: [Candidate]
  private let facts: ChartFacts

  init(among candidates: [Candidate], in facts: ChartFacts) {
    self.candidates = candidates.filter { $0.match.rule.role == .bridge && $0.canLead }
    signs = candidates.filter { $0.match.rule.role == .paragraph && $0.match.evidence.count == 1 }
    self.facts = facts
  }

  /// The bridge between two texts that contradict each other, with the signs of the two bodies that it names as
  /// evidence, first that of the first way of the axis; `nil` if none is true.
  func bridge(between one: Candidate, and other: Candidate) -> Candidate? {
    guard let axis = one.match.rule.values.opposition(to: other.match.rule.values),
      let value = one.match.rule.values[axis]
    else { return nil }
    let (first, second) = value < 0 ? (one, other) : (other, one)
    for candidate in candidates where candidate.match.rule.bridge?.axis == axis {
      guard let bridge = candidate.match.rule.bridge else { continue }
      if let ends = ends(of: bridge, first, second) { return candidate.resting(on: ends) }
    }
    return nil
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

  /// The paragraphs, each that is bridged behind the one that it contradicts.
  static func joined(_ paragraphs: [FigureParagraph]) -> [FigureParagraph] {
    paragraphs.filter { $0.bridge != nil }.reduce(paragraphs) { joined, second in
      var joined = joined.filter { $0.joint.id != second.joint.id }
      let place = joined.firstIndex { $0.joint.id == second.bridge?.behind }
      joined.insert(second, at: place.map { $0 + 1 } ?? joined.count)
      return joined
    }
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
    }
  }

  private func either(_ one: ChartPoint, _ other: ChartPoint) -> [(ChartPoint, ChartPoint)] {
    [(one, other), (other, one)]
  }
}
