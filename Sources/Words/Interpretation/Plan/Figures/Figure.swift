import AstroChartModel

/// Two to four facts of a chart that belong together, and the text that says what they mean with one another.
struct Figure: Sendable {
  let joint: Candidate
  /// The planets and angles that it is made of.
  let members: Set<Node>
  /// The members that other figures tell less for it: none of a stellium, which only gathers them.
  let spent: Set<Node>
  /// Whether it is about more than one member, or somebody's own text.
  let joins: Bool
  /// How much it says about the area.
  let score: Double
  /// How much it governs the chart, by which the main figure of a report is chosen; `nil` if it never is one.
  let governance: Double?

  /// A planet or an angle that a figure is made of.
  enum Node: Hashable, Sendable {
    case planet(Body)
    case ascendant, midheaven
  }

  /// `nil` for a text that cannot lead a paragraph on a planet or an angle.
  init?(_ joint: Candidate, in area: Area, of facts: ChartFacts, _ salience: Salience) {
    let evidence = joint.match.evidence
    let members = Set(evidence.flatMap(\.members))
    guard joint.canLead, !members.isEmpty else { return nil }
    (self.joint, self.members) = (joint, members)
    spent = evidence.contains(where: \.isStellium) ? [] : members
    joins = joint.match.rule.role == .joint || joint.match.rule.isOwn || members.count > 1
    let weight = FigureWeight(area: area, facts: facts, salience: salience)
    score = joins ? weight.score(of: evidence, members) : joint.match.rank
    governance = weight.governance(of: evidence, members)
  }

  var id: String { joint.id }
}

extension Factor {
  var isStellium: Bool { stellium != nil }

  var stellium: Stellium? { if case .stellium(let stellium) = self { stellium } else { nil } }

  /// The planets and angles that it is about.
  var members: [Figure.Node] {
    let bodies = (stellium?.bodies ?? self.bodies).filter(\.isPlanet).map(Figure.Node.planet)
    return bodies + angles
  }

  private var angles: [Figure.Node] {
    if case .angular(_, let angle, _) = self { return Figure.Node.of(angle) }
    if case .aspect(let aspect) = self {
      return [aspect.end1, aspect.end2].compactMap(\.angle).flatMap(Figure.Node.of)
    }
    if key == .sign(.ascendant) || rulership?.house == 1 { return [.ascendant] }
    if case .rulerInHouse(of: 10, _, _) = self { return [.midheaven] }
    return key == .sign(.midheaven) ? [.midheaven] : []
  }
}

extension Figure.Node {
  /// Both ends of an axis are one member.
  fileprivate static func of(_ angle: ChartAngle) -> [Figure.Node] {
    switch angle {
    case .ascendant, .descendant: [.ascendant]
    case .midheaven, .imumCoeli: [.midheaven]
    }
  }
}

extension AspectEnd {
  fileprivate var angle: ChartAngle? { if case .angle(let angle) = self { angle } else { nil } }
}
