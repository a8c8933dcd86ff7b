package import AstroDrawing
package import AstroGeometry

/// One part of a document.
package enum Block: Hashable, Sendable {
  case heading(Heading)
  case paragraph(Paragraph)
  case list(NumberedList)
  case table(Table)
  case figure(Figure)
  /// Columns side by side, never divided by a page break.
  case columns(Columns)
  /// A table of contents: the headings of the document with their page numbers.
  case contents(Contents)
  /// A line across the column.
  case rule(Stroke)
  /// Empty space, in points; dropped at the head of a page.
  case space(Double)
  /// Space that fills what is left of a page, shared equally with other flexible spaces on that page.
  case flexibleSpace
  case newPage(NewPage)
  /// A picture with a page of its own.
  case plate(Plate)
}

/// How much of the page's width a block takes.
package enum Extent: Hashable, Sendable {
  /// The column of text.
  case measure
  /// The column of text together with the margin column for notes.
  case wide
}

/// Starts a page.
package struct NewPage: Hashable, Sendable {
  /// The running head from this page on; `nil` keeps the previous one.
  package var head: StyledText?
  /// Whether this page has no running head, like the first page of a chapter.
  package var hidesHead: Bool
  /// A name for the page that viewers show instead of its number.
  package var label: String?

  package init(head: StyledText? = nil, hidesHead: Bool = false, label: String? = nil) {
    (self.head, self.hidesHead, self.label) = (head, hidesHead, label)
  }
}

/// A finished picture.
package struct Figure: Hashable, Sendable {
  package var scene: Scene
  /// The size at which it is set, in points; the picture is scaled to fit, never stretched.
  package var size: Size
  package var extent: Extent
  /// What the picture shows, in words.
  package var alternative: String

  package init(_ scene: Scene, size: Size? = nil, extent: Extent = .measure, alternative: String) {
    (self.scene, self.size, self.extent) = (scene, size ?? scene.size, extent)
    self.alternative = alternative
  }
}

/// A finished picture that fills a page of its own, with nothing but the foot below it.
///
/// The sheet is turned to suit the picture: a wide one gets a landscape page. Plates stand among the blocks
/// of a document, never in columns.
package struct Plate: Hashable, Sendable {
  package var scene: Scene
  /// The titles under which viewers and the table of contents list the page, the highest level first.
  ///
  /// They are not printed on the page: the picture already says what it is.
  package var titles: [Heading]
  /// What the picture shows, in words.
  package var alternative: String

  package init(_ scene: Scene, titles: [Heading], alternative: String) {
    (self.scene, self.titles, self.alternative) = (scene, titles, alternative)
  }
}

/// Blocks side by side.
package struct Columns: Hashable, Sendable {
  package var columns: [[Block]]
  /// The relative width of each column; equal where absent.
  package var shares: [Double]
  /// The distance between two columns, in points.
  package var gap: Double
  package var extent: Extent

  package init(_ columns: [[Block]], shares: [Double] = [], gap: Double = 24, extent: Extent = .wide) {
    (self.columns, self.shares) = (columns, shares)
    (self.gap, self.extent) = (gap, extent)
  }
}
