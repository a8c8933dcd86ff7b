package import Drawing
package import Geometry

/// One part of a document.
package enum Block: Hashable, Sendable {
  case heading(Heading)
  case paragraph(Paragraph)
  case list(NumberedList)
  case table(Table)
  case figure(Figure)
  /// Columns side by side, never parted by a page.
  case columns(Columns)
  /// The headings of the document with their pages.
  case contents(Contents)
  /// A line across the column.
  case rule(Stroke)
  /// Empty room, in points; none at the head of a page.
  case space(Double)
  /// Room that takes what a page has left, shared with others of its kind there.
  case flexibleSpace
  case newPage(NewPage)
  /// A picture with a page of its own.
  case plate(Plate)
}

/// How much of the page's width a block takes.
package enum Extent: Hashable, Sendable {
  /// The column of text.
  case measure
  /// The column of text and that of the notes beside it.
  case wide
}

/// Starts a page.
package struct NewPage: Hashable, Sendable {
  /// The running head from here on; `nil` keeps the one before.
  package var head: StyledText?
  /// Whether this page goes without its running head, as the first of a chapter does.
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
  /// How large it is set, in points; it is scaled to fit, never stretched.
  package var size: Size
  package var extent: Extent
  /// The picture in words.
  package var alternative: String

  package init(_ scene: Scene, size: Size? = nil, extent: Extent = .measure, alternative: String) {
    (self.scene, self.size, self.extent) = (scene, size ?? scene.size, extent)
    self.alternative = alternative
  }
}

/// A finished picture that fills a page of its own, with nothing beside it but the foot.
///
/// The sheet is turned as the picture asks: a wide one lies on its side. Plates stand among the blocks of a document, never
/// in columns.
package struct Plate: Hashable, Sendable {
  package var scene: Scene
  /// The names by which viewers and contents list the page, the highest level first; they are not set, for the picture
  /// says itself what it is.
  package var titles: [Heading]
  /// The picture in words.
  package var alternative: String

  package init(_ scene: Scene, titles: [Heading], alternative: String) {
    (self.scene, self.titles, self.alternative) = (scene, titles, alternative)
  }
}

/// Blocks side by side.
package struct Columns: Hashable, Sendable {
  package var columns: [[Block]]
  /// Parts of the width, one a column; equal where absent.
  package var shares: [Double]
  /// Between two columns, in points.
  package var gap: Double
  package var extent: Extent

  package init(_ columns: [[Block]], shares: [Double] = [], gap: Double = 24, extent: Extent = .wide) {
    (self.columns, self.shares) = (columns, shares)
    (self.gap, self.extent) = (gap, extent)
  }
}
