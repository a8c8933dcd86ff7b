/// How the lines of a paragraph stand.
public enum Alignment: Hashable, Sendable {
  /// Both edges straight, the last line as long as its words.
  case justified
  case left, center, right
}

/// The look of a paragraph apart from its letters.
public struct ParagraphStyle: Hashable, Sendable {
  /// From baseline to baseline, in points.
  public var leading: Double
  public var alignment: Alignment
  /// Empty room above and below, in points; of two that meet, the larger counts.
  public var spaceBefore: Double
  public var spaceAfter: Double
  public var hyphenates: Bool

  public init(
    leading: Double, alignment: Alignment = .justified, spaceBefore: Double = 0, spaceAfter: Double = 0,
    hyphenates: Bool = true
  ) {
    (self.leading, self.alignment) = (leading, alignment)
    (self.spaceBefore, self.spaceAfter) = (spaceBefore, spaceAfter)
    self.hyphenates = hyphenates
  }
}
