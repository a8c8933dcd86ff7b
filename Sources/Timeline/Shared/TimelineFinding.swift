/// Something in a picture of a calendar that breaks a promise.
package struct TimelineFinding: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Two marks share ink's room, or two bands theirs.
    case overlap
    /// A curve, a dot or a line runs through a mark.
    case crossing
    /// Ink leaves the page, or a band the part of it that is for bands.
    case outside
    /// A label is cut short.
    case cut
    /// A peak does not stand at its instant, or a day's words in another order than their peaks.
    case misplaced
    /// Something that the picture should show is not in it, and not counted among what is left out.
    case missing
  }

  package var kind: Kind
  /// What is concerned, by ids.
  package var subjects: [String]
  /// By how much, in points.
  package var amount: Double

  package init(_ kind: Kind, _ subjects: [String], amount: Double = 0) {
    (self.kind, self.subjects, self.amount) = (kind, subjects, amount)
  }

  package var description: String {
    "\(kind.rawValue): \(subjects.joined(separator: " × "))"
      + (amount == 0 ? "" : " (\((amount * 100).rounded() / 100))")
  }
}
