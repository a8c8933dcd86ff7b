import AstroChartModel

/// Finds what can stand beside each figure of a draft: the lead of a member, and clauses.
struct FigureCompany {
  private let texts: FigureNeighbours
  private let dues: FigureDues
  private let terms: FigureChoice.Terms
  private var concord: Concord { terms.concord }
  private var told: [Candidate]
  private var known: Set<FactorKey>

  /// How many clauses a paragraph can choose among.
  private static let choice = 3

  init(
    of texts: FigureNeighbours, beside figures: [Figure], _ dues: FigureDues, _ terms: FigureChoice.Terms
  ) {
    (self.texts, self.dues, self.terms) = (texts, dues, terms)
    told = figures.map(\.joint)
    known = told.reduce(into: []) { $0.formUnion($1.keys.union($1.gathered)) }
  }

  /// What can be told of each figure, and in the last paragraph.
  mutating func offers(of figures: [Figure], resolvedBy resolution: Candidate?) -> [FigureOffer] {
    var offers = figures.map { FigureOffer(joint: $0.joint) }
    told += [resolution].compactMap(\.self)
    offerClauses(on: dues.aspects.filter(dues.isUrgent), to: &offers)
    offerPortrait(dues.portrait.filter { $0.key == .sign(.ascendant) }, to: &offers)
    offerClauses(on: dues.aspects, to: &offers)
    offerPortrait(dues.portrait, to: &offers)
    var end = resolution.map { FigureOffer(joint: $0, clauses: [takeHelper(beside: $0)].compactMap(\.self)) }
    for index in offers.indices where !offers[index].joint.hasAdvice {
      offers[index].adviser = takeAdviser(beside: offers[index].joint)
    }
    for index in offers.indices {
      offers[index].lead = takeLead(beside: offers[index].joint)
    }
    for turn in 0..<FigureCompany.choice {
      for index in offers.indices where offers[index].clauses.count < FigureCompany.choice {
        if let clause = takeClause(beside: offers[index].joint, isFirst: turn == 0) {
          offers[index].clauses.append(clause)
        }
      }
    }
    if let joint = end?.joint, let clause = takePlainClause(beside: joint) { end?.clauses.append(clause) }
    offers += [end].compactMap(\.self)
    let joints = offers.map(\.joint)
    for index in offers.indices { offers[index].weighFriction(with: joints) }
    return offers
  }

  /// Offers each aspect that is owed and not told to the figure that has the fewest such offers and words.
  private mutating func offerClauses(on aspects: [Aspect], to offers: inout [FigureOffer]) {
    for aspect in aspects where !told.contains(where: { $0.tells(aspect) }) {
      guard let clause = texts.clauses(on: aspect).first(where: suits) else { continue }
      for isOfPortrait in [false, true] where !isTold(clause) {
        offer(clause, to: &offers) { [texts] in
          texts.stands(clause, beside: $0.joint, asPartOfPortrait: isOfPortrait)
        }
      }
    }
  }

  /// Offers what the portrait owes and no joint tells, to figures that owe nothing else.
  private mutating func offerPortrait(_ owed: [Factor], to offers: inout [FigureOffer]) {
    for factor in owed where !known.contains(factor.key) {
      guard let clause = texts.clauses(on: factor.key).first(where: suits) else { continue }
      offer(clause, to: &offers) { [texts] in
        $0.owed.isEmpty && texts.stands(clause, beside: $0.joint, asPartOfPortrait: true)
      }
    }
  }

  private func isTold(_ text: Candidate) -> Bool { told.contains { $0 === text } }

  private mutating func offer(
    _ clause: Candidate, to offers: inout [FigureOffer], where canStand: (FigureOffer) -> Bool
  ) {
    let able = offers.indices.filter { canStand(offers[$0]) }
    // Of figures that owe as little, the one whose thought it goes on with.
    let place = able.min { one, other in
      let (first, second) = (offers[one], offers[other])
      return (first.owed.count, -first.accord(with: clause), first.joint.longest)
        < (second.owed.count, -second.accord(with: clause), second.joint.longest)
    }
    guard let place else { return }
    offers[place].clauses.append(clause)
    offers[place].owed.insert(clause.id)
    tell(clause)
  }

  /// The highest-ranked text with advice on one of the facts of a joint.
  private mutating func takeAdviser(beside joint: Candidate) -> Candidate? {
    let next = calmest(of: texts.advisers(of: joint).filter { isAtPeace($0, .unopposed) })
    if let next { told.append(next) }
    return next
  }

  /// Somebody's own lead on a member: ours say in a clause how the member does what the joint tells, and give their leads
  /// only where nothing else fills a report.
  private mutating func takeLead(beside joint: Candidate) -> Candidate? {
    take(beside: joint) { $0.isPlainLead && $0.match.rule.isOwn }
      ?? (terms.leadsMembers ? take(beside: joint, concord) { $0.isPlainLead } : nil)
  }

  /// The clause on a member that contradicts least of what is told: first one that brings a third body to the thought of
  /// the joint, a joint in one sentence or a hard aspect; then where and how a member does what the joint tells.
  private mutating func takeClause(beside joint: Candidate, isFirst: Bool) -> Candidate? {
    let values = joint.match.rule.values
    let third =
      isFirst
      ? take(beside: joint, .inTune) { $0.bringsThird && values.accord(with: $0.match.rule.values) > 0 } : nil
    let plain = isFirst && third == nil ? takePlainClause(beside: joint) : nil
    // Of Chiron, Lilith and the nodes a report tells once, beyond what it owes.
    return third ?? plain ?? take(beside: joint, .inTune) { $0.bringsThird }
      ?? take(beside: joint, concord) { [told] text in
        text.canJoin && (!text.isTie || text.isPersonal)
          && (text.isOfPlanets || told.allSatisfy(\.isOfPlanets))
      }
  }

  /// What the last paragraph begins with: what brings a third body to the main figure, a joint in one sentence or an
  /// aspect.
  private mutating func takeHelper(beside resolution: Candidate) -> Candidate? {
    take(beside: resolution, .inTune) { $0.canJoin && $0.isJoint }
      ?? take(beside: resolution, .inTune) { $0.canJoin && $0.isTie && $0.isPersonal }
  }

  /// Where or how a member does what the joint tells, first of what the portrait owes.
  private mutating func takePlainClause(beside joint: Candidate) -> Candidate? {
    let portrait = dues.portrait
    return take(beside: joint, concord) { $0.isPlainClause && portrait.contains($0.match.evidence[0]) }
      ?? take(beside: joint, concord) { $0.isPlainClause }
  }

  /// The text on a member that says nothing of what is told and contradicts it least, of these the highest-ranked.
  private mutating func take(
    beside joint: Candidate, _ concord: Concord = .unopposed, _ isWanted: (Candidate) -> Bool
  ) -> Candidate? {
    let able = texts.beside(joint).filter { isWanted($0) && isAtPeace($0, concord) && suits($0) }
    let values = joint.match.rule.values
    // What goes on with the thought of the joint comes before what only contradicts nothing.
    let next = able.map { ($0, friction(of: $0) - min(2, values.accord(with: $0.match.rule.values))) }
      .min { $0.1 < $1.1 }?.0
    if let next { tell(next) }
    return next
  }

  /// The text that contradicts least of what is told, of several the first.
  private func calmest(of able: [Candidate]) -> Candidate? {
    able.map { ($0, friction(of: $0)) }.min { $0.1 < $1.1 }?.0
  }

  private func friction(of candidate: Candidate) -> Int {
    told.reduce(0) { $0 + $1.match.rule.values.friction(with: candidate.match.rule.values) }
  }

  private mutating func tell(_ candidate: Candidate) {
    told.append(candidate)
    known.formUnion(candidate.keys)
  }

  private func suits(_ candidate: Candidate) -> Bool {
    // What costs least to know is asked first.
    isAtPeace(candidate, .unopposed) && known.isDisjoint(with: candidate.keys)
      && !told.contains { $0.tells(someOf: candidate) || candidate.tells(someOf: $0) }
      && !candidate.namesAnotherRuler(than: told) && dues.isWeighed(candidate, among: told)
  }

  private func isAtPeace(_ candidate: Candidate, _ concord: Concord) -> Bool {
    told.allSatisfy { $0.match.rule.values.isAtPeace(with: candidate.match.rule.values, concord) }
  }
}

extension Candidate {
  /// The words of its lead and turn in the language in which it has most.
  fileprivate var longest: Int { lengths.values.map { ($0.lead ?? 0) + ($0.turn ?? 0) }.max() ?? 0 }

  /// Whether it tells an aspect that another text is about.
  fileprivate func tells(someOf other: Candidate) -> Bool { other.ties.contains(where: tells) }

  /// Whether it is on a conjunction, a square or an opposition.
  fileprivate var isHard: Bool {
    match.evidence[0].tie.map { [.conjunction, .square, .opposition].contains($0.type) } ?? false
  }

  /// Whether a planet up to Mars is in its aspect, and no body that is no planet.
  fileprivate var isPersonal: Bool {
    let bodies = match.evidence.flatMap(\.bodies)
    return bodies.allSatisfy(\.isPlanet) && bodies.contains { $0 <= .mars }
  }

  /// Whether it is a joint in one sentence, or a clause on a hard aspect of a planet up to Mars.
  var bringsThird: Bool { canJoin && (isJoint || isTie && isHard && isPersonal) }

  /// Whether it has a clause on a fact that is no aspect of two planets.
  fileprivate var isPlainClause: Bool { canJoin && !tellsAspects && isOfPlanets && !isJoint }

  /// Whether it leads on a fact that is no aspect of two planets.
  fileprivate var isPlainLead: Bool { canLead && !isTie && !isJoint }
}

extension Candidate {
  /// What planets that are told as standing together no longer need to be told.
  fileprivate var gathered: Set<FactorKey> {
    Set(
      match.evidence.compactMap(\.stellium).flatMap { stellium in
        stellium.bodies.map { body in
          if case .house = stellium.site { FactorKey.house(body) } else { FactorKey.sign(.body(body)) }
        }
      })
  }
}
