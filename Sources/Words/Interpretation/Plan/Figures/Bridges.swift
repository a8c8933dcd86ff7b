import AstroChartModel
import AstroWording

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

  /// Whether the sign of a point puts a person on the side of an axis on which a bridge puts them; Saturn and
  /// Uranus, whose signs have no texts of their own, do by nature.
  private func stands(_ point: ChartPoint, _ side: Int, on axis: Axis) -> Bool {
    let own = candidates(on: point).compactMap { $0.match.rule.values[axis] }
    if own.isEmpty { return [.body(.saturn), .body(.uranus)].contains(point) }
    return own.contains { $0 * side > 0 }
  }

  private func candidates(on point: ChartPoint) -> [Candidate] {
    signs.filter { $0.keys == [.sign(point)] }
  }

  private func ends(of bridge: Bridge, _ first: Candidate, _ second: Candidate) -> [Factor]? {
    let pairs = first.points.flatMap { a in second.points.map { (a, $0) } }
    return pairs.lazy.filter { bridge.situation.joins($0, $1) && $0 != $1 }.compactMap { a, b -> [Factor]? in
      guard let one = facts.signs[a], let other = facts.signs[b], stands(a, -1, on: bridge.axis),
        stands(b, 1, on: bridge.axis)
      else { return nil }
      return [.sign(a, one), .sign(b, other)]
    }.first
  }

  /// The paragraphs, each that is bridged behind the one that it contradicts.
  func joined(_ paragraphs: [FigureParagraph]) -> [FigureParagraph] {
    paragraphs.filter { $0.bridge != nil }.reduce(paragraphs) { joined, second in
      var joined = joined.filter { $0.joint.id != second.joint.id }
      let place = joined.firstIndex { bridge(between: $0.joint, and: second.joint) != nil }
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
  /// Whether a bridge on it can name two points, the second of which stands for the second way of its axis.
  fileprivate func joins(_ a: ChartPoint, _ b: ChartPoint) -> Bool {
    switch self {
    case .coreFace: Set([a, b]) == [.body(.sun), .ascendant]
    case .feelingWill: Set([a, b]) == [.body(.moon), .body(.mars)]
    case .wordDeed: Set([a, b]) == [.body(.mercury), .body(.mars)]
    case .wishLimit: b == .body(.saturn) && a != b
    case .closenessFreedom: Set([a, b]) == [.body(.venus), .body(.uranus)]
    }
  }
}
