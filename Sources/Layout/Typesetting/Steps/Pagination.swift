package import AstroDiagnostics
import AstroDrawing
import AstroGeometry

/// A composed page before it is drawn: its pieces with their places in the type area.
package struct ComposedPage: Hashable, Sendable {
  package var pieces: [PlacedPiece]
  /// How far down the last piece reaches, in points from the top of the type area.
  package var depth: Double
  var head: StyledText?
  var hidesHead: Bool
  var label: String
}

/// All pages, composed but not yet drawn.
package struct Pagination: Hashable, Sendable {
  package var pages: [ComposedPage] = []
  package var warnings: [Note] = []
}

extension Pagination {
  /// Breaks pieces into pages, and gives them their places.
  init(_ pieces: [Piece], page: PageStyle, warnings: [Note]) {
    self.warnings = warnings
    var head: StyledText?
    for chapter in pieces.chapters.map({ Chapter($0, height: page.typeArea.height, grid: page.grid) }) {
      for range in chapter.pages {
        let opening = chapter.pieces[range.lowerBound].opening
        head = opening.head ?? head
        let label = opening.label ?? "\(pages.count + 1)"
        var composed = ComposedPage(
          pieces: [], depth: 0, head: head, hidesHead: opening.hidesHead, label: label)
        composed.place(chapter.pieces[range], on: page)
        pages.append(composed)
      }
    }
  }
}

extension ComposedPage {
  fileprivate mutating func place(_ new: ArraySlice<Piece>, on page: PageStyle) {
    let repeated = new.startIndex > 0 ? new.first?.repeated ?? [] : []
    pieces = Stack.placed(repeated + new, grid: page.grid)
    depth = pieces.last.map { $0.y + $0.piece.height } ?? 0
    pieces.growFlexible(by: page.typeArea.height - depth)
  }
}

extension Piece {
  /// What is requested for the page that begins with this piece.
  fileprivate var opening: NewPage {
    if case .forced(let page) = breakBefore { page } else { NewPage() }
  }
}

extension [PlacedPiece] {
  /// Shares the unused space among the flexible pieces.
  fileprivate mutating func growFlexible(by room: Double) {
    let count = count(where: \.piece.isFlexible)
    guard count > 0, room > 0 else { return }
    var shift = 0.0
    for index in indices {
      self[index].y += shift
      if self[index].piece.isFlexible { shift += room / Double(count) }
    }
  }
}
