/// Pieces from one forced page break to the next, with as much room between blocks as suits their pages.
struct Chapter {
  let pieces: [Piece]
  let pages: [Range<Int>]

  /// What the room between blocks may be multiplied by, and what that costs; the first is as the styles say.
  private static let spacings: [(factor: Double, cost: Double)] = [(1, 0), (0.75, 40), (0.5, 100), (1.5, 60)]

  /// Tries every spacing: a little less room often saves a page that would be nearly empty.
  init(_ pieces: [Piece], height: Double, grid: Double) {
    var best: (pieces: [Piece], pages: [Range<Int>], cost: Double)?
    for spacing in Chapter.spacings {
      let spaced = pieces.map { $0.spaced(by: spacing.factor) }
      let flow = Flow(pieces: spaced, height: height, grid: grid)
      let (pages, cost) = flow.pages()
      if cost + spacing.cost < best?.cost ?? .infinity { best = (spaced, pages, cost + spacing.cost) }
      // A single page needs no other spacing.
      if pages.count <= 1 { break }
    }
    (self.pieces, pages) = (best?.pieces ?? pieces, best?.pages ?? [])
  }
}

extension Piece {
  fileprivate func spaced(by factor: Double) -> Piece {
    guard factor != 1, spaceBefore > 0 else { return self }
    var piece = self
    piece.spaceBefore *= factor
    return piece
  }
}

extension [Piece] {
  /// The pieces cut before every forced break.
  var chapters: [[Piece]] {
    var chapters: [[Piece]] = []
    for piece in self {
      if case .forced = piece.breakBefore {
        chapters.append([])
      } else if chapters.isEmpty {
        chapters.append([])
      }
      chapters[chapters.count - 1].append(piece)
    }
    return chapters
  }
}
