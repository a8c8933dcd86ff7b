public import Drawing

/// A heading.
public struct Heading: Hashable, Sendable {
  /// 1 is the highest level; headings of a document descend one level at a time.
  public var level: Int
  public var text: StyledText
  public var style: ParagraphStyle
  public var extent: Extent
  /// The name by which links find it.
  public var anchor: String?
  /// Whether viewers list it beside the pages, and contents name it.
  public var isListed: Bool

  public init(
    _ level: Int, _ text: StyledText, style: ParagraphStyle, extent: Extent = .measure,
    anchor: String? = nil, isListed: Bool = true
  ) {
    (self.level, self.text, self.style, self.extent) = (level, text, style, extent)
    (self.anchor, self.isListed) = (anchor, isListed)
  }
}

/// A paragraph, and what stands beside it in the margin.
public struct Paragraph: Hashable, Sendable {
  public var text: StyledText
  public var style: ParagraphStyle
  public var extent: Extent
  public var notes: [MarginNote]

  public init(
    _ text: StyledText, style: ParagraphStyle, extent: Extent = .measure, notes: [MarginNote] = []
  ) {
    (self.text, self.style, self.extent, self.notes) = (text, style, extent, notes)
  }
}

/// A few words in the margin, on a line of their own, that may lead somewhere; or a small picture.
public struct MarginNote: Hashable, Sendable {
  public var text: StyledText
  public var destination: Destination?
  /// Stands in place of words, in its own size.
  public var figure: Figure?

  public init(_ text: StyledText, to destination: Destination? = nil) {
    (self.text, self.destination) = (text, destination)
  }

  public init(_ figure: Figure, to destination: Destination? = nil) {
    (text, self.figure, self.destination) = (StyledText([]), figure, destination)
  }
}

/// Paragraphs that are counted.
public struct NumberedList: Hashable, Sendable {
  public var items: [StyledText]
  public var style: ParagraphStyle
  /// How the numbers are set.
  public var numberStyle: TextStyle
  /// From the edge of the column to the words, in points.
  public var indent: Double

  public init(_ items: [StyledText], style: ParagraphStyle, numberStyle: TextStyle, indent: Double = 20) {
    (self.items, self.style) = (items, style)
    (self.numberStyle, self.indent) = (numberStyle, indent)
  }
}

/// The headings of the document, each with its page.
public struct Contents: Hashable, Sendable {
  public var text: TextStyle
  public var style: ParagraphStyle
  /// The lowest level that is listed.
  public var depth: Int
  /// How much further in each level begins than the one above it, in points.
  public var indent: Double
  public var extent: Extent
  public var language: String
  /// The dots between a title and its page.
  public var leader: Stroke

  public init(
    _ text: TextStyle, style: ParagraphStyle, leader: Stroke, depth: Int = 1, indent: Double = 0,
    extent: Extent = .measure, language: String = "en"
  ) {
    (self.text, self.style, self.leader, self.depth) = (text, style, leader, depth)
    (self.indent, self.extent, self.language) = (indent, extent, language)
  }
}
