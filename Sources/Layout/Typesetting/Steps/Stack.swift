/// Places pieces one below the other, and measures how far they reach, from the head of a page or column.
struct Stack {
  /// How far down the pieces reach, in points.
  private(set) var height = 0.0
  private let grid: Double

  init(grid: Double) { self.grid = grid }

  /// Where the top of the next piece would be, in points; the space above it is dropped at the head of a
  /// page.
  func top(of piece: Piece) -> Double {
    let y = height + (height > 0 ? piece.spaceBefore : 0)
    return piece.isOnGrid ? (y / grid - 1e-6).rounded(.up) * grid : y
  }

  /// Adds a piece and returns where its top is, in points.
  @discardableResult
  mutating func add(_ piece: Piece) -> Double {
    let y = top(of: piece)
    height = y + piece.height
    return y
  }

  /// The pieces with their places.
  static func placed(_ pieces: some Sequence<Piece>, grid: Double) -> [PlacedPiece] {
    var stack = Stack(grid: grid)
    return pieces.map { PlacedPiece(piece: $0, y: stack.add($0)) }
  }
}
