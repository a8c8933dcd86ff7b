package import Drawing

/// A part of the type area that no page break may divide: a line, a row, a picture.
package struct Piece: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case line(SetLine)
    case row([SetCell])
    /// A picture, its left edge on the page, and what it is scaled by.
    case figure(Figure, x: Double, scale: Double)
    case rule(Stroke)
    /// A line of the contents, whose page number is known last.
    case entry(ContentsEntry)
    /// Pieces at places of their own, from the top of this one.
    case frame([PlacedPiece])
    /// A picture that has the page for itself.
    case plate(Plate)
    case nothing
  }

  /// Whether a page may end before the piece.
  package enum Break: Hashable, Sendable {
    /// At a price; 0 is free.
    case allowed(cost: Double)
    case forbidden
    case forced(NewPage)
  }

  package var content: Content
  /// The left edge and width of where it stands, in points.
  var column: HorizontalSpan
  /// What it is a part of, the outermost first.
  package var path: [Element]
  package var height: Double
  /// The baseline of its first line, from its top.
  var baseline = 0.0
  /// Empty room above, in points; none at the head of a page.
  var spaceBefore = 0.0
  /// Whether its top stands on the grid.
  var isOnGrid = true
  package var breakBefore = Break.allowed(cost: 0)
  /// The line along its lower edge.
  var ruleBelow: Stroke?
  /// What it is drawn smaller by, to fit a page.
  package var scale = 1.0
  /// Whether it grows into what its page has left.
  var isFlexible = false
  /// The names by which links find it, and the lines that viewers list.
  var anchors: [String] = []
  var outline: [Heading] = []
  /// What stands beside it, read before it.
  package var companions: [Companion] = []
  /// What is set again above it where it begins a page.
  var repeated: [Piece] = []
  /// Where it stands among the pieces of its block.
  package var place = PieceOrder()

  init(_ content: Content, in column: HorizontalSpan, path: [Element], height: Double) {
    (self.content, self.column, self.path, self.height) = (content, column, path, height)
  }
}

/// Where a piece stands among those of its block, for those who check pages.
package struct PieceOrder: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case heading, text, row, header, figure, other }

  package var kind = Kind.other
  package var index = 0
  package var count = 1
}

/// A piece and how far down it stands, in points.
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

/// What stands beside a piece: a note in the margin, the number of an item, a small picture.
package struct Companion: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case line(SetLine)
    case figure(Figure)
  }

  package var content: Content
  /// The edge of its column, and its top from that of the piece, in points.
  var x: Double
  var y: Double
  var path: [Element]
  var destination: Destination?
}

/// A line of the contents.
package struct ContentsEntry: Hashable, Sendable {
  var title: SetLine
  var anchor: String
  var text: TextStyle
  var language: String
  var leader: Stroke
}
