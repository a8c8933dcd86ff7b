/// How the lines of a paragraph are aligned.
package enum Alignment: Hashable, Sendable {
  /// Both edges are straight, except that the last line keeps its natural width.
  case justified
  case left, center, right
}

/// The look of a paragraph, apart from its fonts.
package struct ParagraphStyle: Hashable, Sendable {
  /// The distance from baseline to baseline, in points.
  package var leading: Double
  package var alignment: Alignment
  /// The space above and below, in points; where two spaces meet, the larger counts.
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
