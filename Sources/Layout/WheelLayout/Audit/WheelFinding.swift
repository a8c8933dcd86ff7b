/// Something in a solved wheel that breaks a promise.
package struct WheelFinding: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The ink of two marks overlaps.
    case overlap
    /// A cusp line, axis, tick, leader or chord runs through a mark.
    case crossing
    /// A body is drawn in another house than its own without being marked as borrowed.
    case wrongHouse
    /// Two bodies are drawn in another order than their true one.
    case inversion
    /// Two leaders cross.
    case crossedLeaders
    /// Ink leaves the page.
    case offPage
    /// Ink comes nearer to the edge of the page than ten pixels at 1200.
    case nearEdge
    /// A body has no stack at all.
    case unseated
    /// A mark of retrograde motion is nearly as near to another body's ink as to that of its own.
    case strayMotion
    /// A retrograde body has no mark that says so.
    case missingMotion
    /// Two stacks are hardly farther apart than the pieces of either.
    case clump
    /// Two neighbors are drawn in different sizes.
    case unevenType
    /// The Sun or the Moon has no degree or minute, although other bodies in its house do.
    case untoldLuminary
    /// A leader comes too close to the arrow at the Ascendant.
    case leaderAtArrow
    /// Arcs of leaders run too close to each other to be told apart.
    case mergedLanes
    /// Words end in an ellipsis.
    case cutWords
  }

  package var kind: Kind
  /// The marks, lines or bodies concerned.
  package var subjects: [ElementID]
  /// By how much the promise is broken, in points or in degrees depending on the kind.
  package var amount: Double

  package init(_ kind: Kind, _ subjects: [ElementID], amount: Double = 0) {
    (self.kind, self.subjects, self.amount) = (kind, subjects, amount)
  }

  package var description: String {
    "\(kind.rawValue): \(subjects.map(\.description).joined(separator: " × "))"
      + (amount == 0 ? "" : " (\((amount * 100).rounded() / 100))")
  }
}
