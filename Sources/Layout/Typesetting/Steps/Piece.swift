package import AstroDrawing

/// A part of the type area that no page break may divide: a line, a row, a picture.
package struct Piece: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case line(SetLine)
    case row([SetCell])
    /// A picture, the left edge of its place on the page, and the scale at which it is drawn.
    case figure(Figure, x: Double, scale: Double)
    case rule(Stroke)
    /// A line of the table of contents, whose page number is known only at the end.
    case entry(ContentsEntry)
    /// Pieces at places of their own, measured from the top of this one.
    case frame([PlacedPiece])
    /// A picture that has the page to itself.
    case plate(Plate)
    case nothing
  }

  /// Whether a page may end before the piece.
  package enum Break: Hashable, Sendable {
    /// Allowed at a cost; 0 is free.
    case allowed(cost: Double)
    case forbidden
    case forced(NewPage)
  }

  package var content: Content
  /// The column in which it stands.
  var column: HorizontalSpan
  /// The elements to which it belongs, the outermost first.
  package var path: [Element]
  package var height: Double
  /// The distance of its first baseline from its top, in points.
  var baseline = 0.0
  /// The space above it, in points; dropped at the head of a page.
  var spaceBefore = 0.0
  /// Whether its top is rounded to the grid.
  var isOnGrid = true
  package var breakBefore = Break.allowed(cost: 0)
  /// The rule along its lower edge.
  var ruleBelow: Stroke?
  /// The scale at which it is drawn, less than 1 where it must be shrunk to fit a page.
  package var scale = 1.0
  /// Whether it grows to fill what is left of its page.
  var isFlexible = false
  /// The anchors by which links find it, and the headings that viewers list for it.
  var anchors: [String] = []
  var outline: [Heading] = []
  /// The companions beside it, which come before it in reading order.
  package var companions: [Companion] = []
  /// The pieces, such as a table header, repeated above it where it begins a page.
  var repeated: [Piece] = []
  /// Its position among the pieces of its block.
  package var place = PieceOrder()

  init(_ content: Content, in column: HorizontalSpan, path: [Element], height: Double) {
    (self.content, self.column, self.path, self.height) = (content, column, path, height)
  }
}

/// The position of a piece among those of its block, for checks of finished pages.
package struct PieceOrder: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case heading, text, row, header, figure, other }

  package var kind = Kind.other
  package var index = 0
  package var count = 1
}

/// A piece, and the distance of its top below the type area's top, in points.
package struct PlacedPiece: Hashable, Sendable {
  package var piece: Piece
  package var y: Double
}

/// A cell of a row: its lines, in a column of its own.
package struct SetCell: Hashable, Sendable {
  package var lines: [SetLine]
  var column: HorizontalSpan
  var role: Role
  var leading: Double
}

/// Something beside a piece: a note in the margin, the number of a list item, a small picture.
package struct Companion: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case line(SetLine)
    case figure(Figure)
  }

  package var content: Content
  /// The left edge of its column, and its top relative to that of the piece, in points.
  var x: Double
  var y: Double
  var path: [Element]
  var destination: Destination?
}

/// A line of the table of contents.
package struct ContentsEntry: Hashable, Sendable {
  var title: SetLine
  var anchor: String
  var text: TextStyle
  var language: String
  var leader: Stroke
}
