/// Something in a solved wheel that breaks a promise.
package struct WheelFinding: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Two marks share ink's room.
    case overlap
    /// A cusp line, axis, tick, leader or chord runs through a mark.
    case crossing
    /// A body stands in another's house without being named as borrowed.
    case wrongHouse
    /// Two bodies stand in another order than in the sky.
    case inversion
    /// Two leaders cross.
    case crossedLeaders
    /// Ink leaves the page.
    case offPage
    /// Ink comes nearer to the edge of the page than ten pixels at 1200.
    case nearEdge
    /// A body has no stack at all.
    case unseated
    /// A mark of retrograde motion stands nearly as near to another body's ink as to its own.
    case strayMotion
    /// A body that moves backwards has no mark that says so.
    case missingMotion
    /// Two stacks stand hardly further apart than the pieces of either.
    case clump
    /// Two neighbors are set in different sizes.
    case unevenType
    /// Sun or Moon without a degree or a minute where the wheel tells others theirs.
    case untoldLuminary
    /// A leader comes too near to the arrow at the Ascendant.
    case leaderAtArrow
    /// Arcs of leaders run too near to each other to be told apart.
    case mergedLanes
    /// Words end in an ellipsis.
    case cutWords
  }

  package var kind: Kind
  /// The marks, lines or bodies concerned.
  package var subjects: [ElementID]
  /// By how much, in points or degrees as the kind has it.
  package var amount: Double

  package init(_ kind: Kind, _ subjects: [ElementID], amount: Double = 0) {
    (self.kind, self.subjects, self.amount) = (kind, subjects, amount)
  }

  package var description: String {
    "\(kind.rawValue): \(subjects.map(\.description).joined(separator: " × "))"
      + (amount == 0 ? "" : " (\((amount * 100).rounded() / 100))")
  }
}
