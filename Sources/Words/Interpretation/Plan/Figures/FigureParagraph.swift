import AstroWording

/// One paragraph on a figure: its joint, the lead of a member, and a clause.
struct FigureParagraph {
  var joint: Candidate
  var lead: Candidate?
  var clause: Candidate?
  /// The bridge from the paragraph before, which contradicts it.
  var bridge: Candidate?
  /// Whether its lead should not be left out.
  var owesLead = false

  /// Its rules in the order in which they are told, but for the bridge, which comes last.
  var candidates: [Candidate] { [joint] + [lead, clause, bridge].compactMap(\.self) }
  /// How many of the rules give their leads; the others give a clause.
  var leadCount: Int { lead == nil ? 1 : 2 }
  var isAdvised: Bool { candidates.contains(where: \.hasAdvice) }

  func words(in language: Language) -> Int {
    func length(_ candidate: Candidate?) -> TextLengths? { candidate?.lengths[language.tag] }
    return (length(joint)?.lead ?? 0) + (length(joint)?.turn ?? 0) + (length(lead)?.lead ?? 0)
      + (length(clause)?.clause ?? 0) + (length(bridge)?.lead ?? 0)
  }

  /// A lead or a clause, which a paragraph may have or not.
  typealias Addition = WritableKeyPath<FigureParagraph, Candidate?> & Sendable

  static let additions: [any Addition] = [\.lead, \.clause]

  /// The paragraphs that can be made of it by leaving out additions, the fullest first.
  var variants: [FigureParagraph] {
    FigureParagraph.additions.reduce([self]) { variants, addition in
      variants.flatMap { full -> [FigureParagraph] in
        guard full[keyPath: addition] != nil else { return [full] }
        var bare = full
        bare[keyPath: addition] = nil
        return [full, bare]
      }
    }
  }
}
