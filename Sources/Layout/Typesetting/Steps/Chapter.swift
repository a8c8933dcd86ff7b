/// The pieces from one forced page break to the next, with the spacing between blocks that suits their pages
/// best.
struct Chapter {
  let pieces: [Piece]
  let pages: [Range<Int>]

  /// The factors for the space between blocks, and what each costs; the first leaves the space of the styles.
  private static let spacings: [(factor: Double, cost: Double)] = [(1, 0), (0.75, 40), (0.5, 100), (1.5, 60)]

  /// Tries every spacing: slightly less space often saves a nearly empty page.
  init(_ pieces: [Piece], height: Double, grid: Double) {
    var best: (pieces: [Piece], pages: [Range<Int>], cost: Double)?
    for spacing in Chapter.spacings {
      let spaced = pieces.map { $0.spaced(by: spacing.factor) }
      let flow = Flow(pieces: spaced, height: height, grid: grid)
      let (pages, cost) = flow.pages()
      if cost + spacing.cost < best?.cost ?? .infinity { best = (spaced, pages, cost + spacing.cost) }
      // A single page gains nothing from other spacings.
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
  /// The pieces split before every forced break.
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
