package import AstroDrawing

/// A heading.
package struct Heading: Hashable, Sendable {
  /// 1 is the highest level; headings of a document descend one level at a time.
  package var level: Int
  package var text: StyledText
  package var style: ParagraphStyle
  package var extent: Extent
  /// The anchor by which links find it.
  package var anchor: String?
  /// Whether viewers list it in the outline, and the table of contents names it.
  package var isListed: Bool

  package init(
    _ level: Int, _ text: StyledText, style: ParagraphStyle, extent: Extent = .measure,
    anchor: String? = nil, isListed: Bool = true
  ) {
    (self.level, self.text, self.style, self.extent) = (level, text, style, extent)
    (self.anchor, self.isListed) = (anchor, isListed)
  }
}

/// A paragraph with its notes in the margin.
package struct Paragraph: Hashable, Sendable {
  package var text: StyledText
  package var style: ParagraphStyle
  package var extent: Extent
  package var notes: [MarginNote]

  package init(
    _ text: StyledText, style: ParagraphStyle, extent: Extent = .measure, notes: [MarginNote] = []
  ) {
    (self.text, self.style, self.extent, self.notes) = (text, style, extent, notes)
  }
}

/// A few words in the margin, on a line of their own, or a small picture; either may be a link.
package struct MarginNote: Hashable, Sendable {
  package var text: StyledText
  package var destination: Destination?
  /// A picture in place of words, in its own size.
  package var figure: Figure?

  package init(_ text: StyledText, to destination: Destination? = nil) {
    (self.text, self.destination) = (text, destination)
  }

  package init(_ figure: Figure, to destination: Destination? = nil) {
    (text, self.figure, self.destination) = (StyledText([]), figure, destination)
  }
}

/// A list of numbered paragraphs.
package struct NumberedList: Hashable, Sendable {
  package var items: [StyledText]
  package var style: ParagraphStyle
  /// How the numbers are set.
  package var numberStyle: TextStyle
  /// The distance from the edge of the column to the words, in points.
  package var indent: Double

  package init(_ items: [StyledText], style: ParagraphStyle, numberStyle: TextStyle, indent: Double = 20) {
    (self.items, self.style) = (items, style)
    (self.numberStyle, self.indent) = (numberStyle, indent)
  }
}

/// A table of contents: the headings of the document, each with its page number.
package struct Contents: Hashable, Sendable {
  package var text: TextStyle
  package var style: ParagraphStyle
  /// The lowest level of heading that is listed.
  package var depth: Int
  /// The additional indent of each level, in points.
  package var indent: Double
  package var extent: Extent
  package var language: String
  /// The dots between a title and its page.
  package var leader: Stroke

  package init(
    _ text: TextStyle, style: ParagraphStyle, leader: Stroke, depth: Int = 1, indent: Double = 0,
    extent: Extent = .measure, language: String = "en"
  ) {
    (self.text, self.style, self.leader, self.depth) = (text, style, leader, depth)
    (self.indent, self.extent, self.language) = (indent, extent, language)
  }
}
