import AstroWording

/// One paragraph on a figure: its joint, the lead of a member, and a clause.
struct FigureParagraph {
  var joint: Candidate
  var lead: Candidate?
  var clause: Candidate?
  /// A text on one of the joint's facts, whose advice is given where the joint has none.
  var adviser: Candidate?
  /// The bridge from the paragraph before, which contradicts it.
  var bridge: Candidate?

  /// Its rules in the order in which they are told, but for the bridge, which comes last.
  var candidates: [Candidate] { [joint] + [lead, clause, adviser, bridge].compactMap(\.self) }
  /// How many of the rules give their leads; the others give a clause.
  var leadCount: Int { lead == nil ? 1 : 2 }
  var isAdvised: Bool { candidates.contains(where: \.hasAdvice) }
  var isBare: Bool { lead == nil && clause == nil }

  func words(in language: Language) -> Int {
    func length(_ candidate: Candidate?) -> TextLengths? { candidate?.lengths[language.tag] }
    return (length(joint)?.lead ?? 0) + (length(joint)?.turn ?? 0) + (length(lead)?.lead ?? 0)
      + (length(clause)?.clause ?? 0) + (length(bridge)?.lead ?? 0)
  }
}

/// A figure with everything that can stand beside it in its paragraph.
struct FigureOffer {
  var joint: Candidate
  var bridge: Candidate?
  var adviser: Candidate?
  var lead: Candidate?
  /// What can follow, of which a paragraph has one at most, the most wished first.
  var clauses: [Candidate] = []
  /// How much it costs to leave out its lead, in words too few or too many.
  var lacking = 0
  /// The ids of the clauses that should not be left out.
  var owed: Set<String> = []

  /// The paragraphs that can be made of it, the barest first.
  var variants: [FigureParagraph] {
    let leads = lead.map { [nil, $0] } ?? [nil]
    return leads.flatMap { lead in
      ([nil] + clauses.map(Optional.some)).map {
        FigureParagraph(joint: joint, lead: lead, clause: $0, adviser: adviser, bridge: bridge)
      }
    }
  }

  /// What a paragraph made of it has beside the joint, which one language may have and another not: one bit for
  /// the lead and one for each clause.
  func additions(of paragraph: FigureParagraph) -> UInt {
    let clause = clauses.firstIndex { $0 === paragraph.clause }
    return (paragraph.lead == nil ? 0 : 1) | (clause.map { 2 << UInt($0) } ?? 0)
  }
}
