import AstroWording

/// One paragraph on a figure: its joint, at times the lead of a member, and clauses.
struct FigureParagraph {
  var joint: Candidate
  var lead: Candidate?
  /// At most `mostClauses`.
  var clauses: [Candidate] = []
  /// A text on one of the joint's facts, whose advice is given where the joint has none.
  var adviser: Candidate?
  /// The bridge from what is told before, which contradicts it.
  var bridge: Candidate?
  /// The ids of the clauses that should not be left out.
  var owed: Set<String> = []

  /// Its rules in the order in which they are told, but for the bridge, which comes last.
  var candidates: [Candidate] {
    [joint] + [lead].compactMap(\.self) + clauses + [adviser, bridge].compactMap(\.self)
  }
  /// What says something of the person.
  var spoken: [Candidate] { [joint] + [lead].compactMap(\.self) + clauses }
  /// How many of the rules give their leads; the others give a clause.
  var leadCount: Int { lead == nil ? 1 : 2 }
  var isAdvised: Bool {
    [joint, lead, adviser, bridge].contains { $0?.hasAdvice ?? false } || clauses.contains(where: \.hasAdvice)
  }
  var isBare: Bool { lead == nil && clauses.isEmpty }
  var hasTurn: Bool { FigureParagraph.hasTurn(beside: clauses.count, isBridged: bridge != nil) }

  /// Whether a paragraph ends with the way out: where two clauses, or a bridge and a clause, stand in its place, advice
  /// tells it.
  static func hasTurn(beside clauses: Int, isBridged: Bool) -> Bool {
    clauses + (isBridged ? 1 : 0) < mostClauses
  }

  /// Whether it joins no more than two bodies.
  var isOfTwo: Bool {
    !clauses.contains(where: \.bringsThird) && Set(joint.match.evidence.flatMap(\.members)).count < 3
  }

  /// The most clauses of a paragraph.
  static let mostClauses = 2

  func words(in language: Language) -> Int {
    func length(_ candidate: Candidate?) -> TextLengths? { candidate?.lengths[language.tag] }
    return (length(joint)?.lead ?? 0) + (hasTurn ? length(joint)?.turn ?? 0 : 0) + (length(lead)?.lead ?? 0)
      + clauses.reduce(0) { $0 + (length($1)?.clause ?? 0) } + (length(bridge)?.lead ?? 0)
  }
}

/// A figure with everything that can stand beside it in its paragraph.
struct FigureOffer {
  var joint: Candidate
  var adviser: Candidate?
  var lead: Candidate?
  /// What can follow, the most wished first.
  var clauses: [Candidate] = []
  /// The ids of the clauses that should not be left out.
  var owed: Set<String> = []

  /// How much each clause that is not owed contradicts the joints of the report, by its id.
  private(set) var friction: [String: Int] = [:]

  /// How much further a clause goes on with the thought of the joint than it contradicts it.
  func accord(with clause: Candidate) -> Int {
    let (own, others) = (joint.match.rule.values, clause.match.rule.values)
    return own.accord(with: others) - own.friction(with: others)
  }

  /// Whether a clause goes on with the thought of the joint.
  func isOfOneThought(_ clause: Candidate) -> Bool {
    joint.match.rule.values.accord(with: clause.match.rule.values) > 0
  }

  mutating func weighFriction(with joints: [Candidate]) {
    for clause in clauses where !owed.contains(clause.id) {
      friction[clause.id] = joints.reduce(0) {
        $0 + $1.match.rule.values.friction(with: clause.match.rule.values)
      }
    }
  }

  /// The paragraphs that can be made of it, the barest first.
  var variants: [FigureParagraph] {
    let leads = lead.map { [nil, $0] } ?? [nil]
    return leads.flatMap { lead in
      choices.map {
        FigureParagraph(joint: joint, lead: lead, clauses: $0, adviser: adviser, owed: owed)
      }
    }
  }

  /// None of the clauses, each alone, and each two.
  private var choices: [[Candidate]] {
    let pairs = clauses.indices.flatMap { second in
      clauses[..<second].map { [$0, clauses[second]] }
    }
    return [[]] + clauses.map { [$0] } + pairs
  }

  /// What a paragraph made of it has beside the joint, which one language may have and another not: one bit for
  /// the lead and one for each clause.
  func additions(of paragraph: FigureParagraph) -> UInt {
    clauses.enumerated().reduce(paragraph.lead == nil ? 0 : 1) { bits, part in
      paragraph.clauses.contains { $0 === part.element } ? bits | 2 << UInt(part.offset) : bits
    }
  }
}
