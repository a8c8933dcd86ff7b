package import Drawing

/// A heading.
package struct Heading: Hashable, Sendable {
  /// 1 is the highest level; headings of a document descend one level at a time.
  package var level: Int
  package var text: StyledText
  package var style: ParagraphStyle
  package var extent: Extent
  /// The name by which links find it.
  package var anchor: String?
  /// Whether viewers list it beside the pages, and contents name it.
  package var isListed: Bool

  package init(
    _ level: Int, _ text: StyledText, style: ParagraphStyle, extent: Extent = .measure,
    anchor: String? = nil, isListed: Bool = true
  ) {
    (self.level, self.text, self.style, self.extent) = (level, text, style, extent)
    (self.anchor, self.isListed) = (anchor, isListed)
  }
}

/// A paragraph, and what stands beside it in the margin.
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

/// A few words in the margin, on a line of their own, that may lead somewhere; or a small picture.
package struct MarginNote: Hashable, Sendable {
  package var text: StyledText
  package var destination: Destination?
  /// Stands in place of words, in its own size.
  package var figure: Figure?

  package init(_ text: StyledText, to destination: Destination? = nil) {
    (self.text, self.destination) = (text, destination)
  }

  package init(_ figure: Figure, to destination: Destination? = nil) {
    (text, self.figure, self.destination) = (StyledText([]), figure, destination)
  }
}

/// Paragraphs that are counted.
package struct NumberedList: Hashable, Sendable {
  package var items: [StyledText]
  package var style: ParagraphStyle
  /// How the numbers are set.
  package var numberStyle: TextStyle
  /// From the edge of the column to the words, in points.
  package var indent: Double

  package init(_ items: [StyledText], style: ParagraphStyle, numberStyle: TextStyle, indent: Double = 20) {
    (self.items, self.style) = (items, style)
    (self.numberStyle, self.indent) = (numberStyle, indent)
  }
}

/// The headings of the document, each with its page.
package struct Contents: Hashable, Sendable {
  package var text: TextStyle
  package var style: ParagraphStyle
  /// The lowest level that is listed.
  package var depth: Int
  /// How much further in each level begins than the one above it, in points.
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
