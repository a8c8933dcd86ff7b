/// Something in a calendar picture that breaks a promise.
package struct TimelineFinding: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The ink of two marks overlaps, or two bands do.
    case overlap
    /// A curve, a dot or a line crosses a mark.
    case crossing
    /// Ink is outside the page, or a band is outside the area for bands.
    case outside
    /// A label is cut short.
    case cut
    /// A peak is not at its instant, or the labels of a band's days are not in the order of its peaks.
    case misplaced
    /// Something that should be shown is neither in the picture nor counted among what is left out.
    case missing
  }

  package var kind: Kind
  /// The ids of what is concerned.
  package var subjects: [String]
  /// The size of the violation, in points.
  package var amount: Double

  package init(_ kind: Kind, _ subjects: [String], amount: Double = 0) {
    (self.kind, self.subjects, self.amount) = (kind, subjects, amount)
  }

  package var description: String {
    "\(kind.rawValue): \(subjects.joined(separator: " × "))"
      + (amount == 0 ? "" : " (\((amount * 100).rounded() / 100))")
  }
}
