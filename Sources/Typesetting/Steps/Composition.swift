import Drawing
import Geometry

/// A page before it is drawn: its pieces with their places in the type area.
package struct ComposedPage: Hashable, Sendable {
  package var pieces: [PlacedPiece]
  /// How far down the last piece reaches, in points.
  package var depth: Double
  var head: StyledText?
  var hidesHead: Bool
  var label: String
}

/// All pages before they are drawn.
package struct Composition: Hashable, Sendable {
  package var pages: [ComposedPage] = []
  package var warnings: [TypesettingWarning] = []
}

extension Composition {
  /// Puts pieces at their places.
  init(_ pieces: [Piece], pages ranges: [Range<Int>], page: PageStyle, warnings: [TypesettingWarning]) {
    self.warnings = warnings
    var head: StyledText?
    for (index, range) in ranges.enumerated() {
      var opening = NewPage()
      if case .forced(let new) = pieces[range.lowerBound].breakBefore { opening = new }
      head = opening.head ?? head
      let repeated = pieces[range.lowerBound].repeated
      var placed = Stack.placed(repeated + pieces[range], grid: page.grid)
      let depth = placed.last.map { $0.y + $0.piece.height } ?? 0
      placed.growFlexible(by: page.typeArea.height - depth)
      pages.append(
        ComposedPage(
          pieces: placed, depth: depth, head: head, hidesHead: opening.hidesHead,
          label: opening.label ?? "\(index + 1)"))
    }
  }
}

extension [PlacedPiece] {
  /// Shares idle room among the pieces that take it.
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
