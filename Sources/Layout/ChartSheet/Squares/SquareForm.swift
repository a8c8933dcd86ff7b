/// The two ways in which Vedic charts are drawn.
public enum SquareForm: String, CaseIterable, Hashable, Sendable, Codable {
  /// Houses stand still: a square with its diagonals and a diamond; signs are numbered.
  case north
  /// Signs stand still: the rim of four by four squares; houses are numbered.
  case south
}
