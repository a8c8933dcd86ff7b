/// How the lines of a paragraph stand.
package enum Alignment: Hashable, Sendable {
  /// Both edges straight, the last line as long as its words.
  case justified
  case left, center, right
}

/// The look of a paragraph apart from its letters.
package struct ParagraphStyle: Hashable, Sendable {
  /// From baseline to baseline, in points.
  package var leading: Double
  package var alignment: Alignment
  /// Empty room above and below, in points; of two that meet, the larger counts.
  package var spaceBefore: Double
  package var spaceAfter: Double
  package var hyphenates: Bool

  package init(
    leading: Double, alignment: Alignment = .justified, spaceBefore: Double = 0, spaceAfter: Double = 0,
    hyphenates: Bool = true
  ) {
    (self.leading, self.alignment) = (leading, alignment)
    (self.spaceBefore, self.spaceAfter) = (spaceBefore, spaceAfter)
    self.hyphenates = hyphenates
  }
}
