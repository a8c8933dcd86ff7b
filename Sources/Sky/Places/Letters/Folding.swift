/// Folds names, so that names that sound or look alike match, ignoring case, accents and apostrophes.
///
/// `ї` matches `і`, `й` matches `и`, `ґ` matches `г`. The names are sorted by the same table.
struct Folding: Sendable {
  private var table: [Unicode.Scalar: [Unicode.Scalar]] = [:]

  static let space: Unicode.Scalar = " "

  /// - Parameter folds: Repeatedly, a scalar, the number of scalars to which it folds, and these.
  init(_ folds: Bytes) {
    table.reserveCapacity(folds.count / 7)
    var index = 0
    while index < folds.count {
      let count = Int(folds[index + 3])
      table[folds.scalar(index)] = (0..<count).map { folds.scalar(index + 4 + 3 * $0) }
      index += 4 + 3 * count
    }
  }

  /// What one scalar folds to; itself if it is not in the table.
  func letters(of scalar: Unicode.Scalar) -> [Unicode.Scalar] { table[scalar] ?? [scalar] }

  /// The key of a name: words of folded letters, separated by single spaces.
  func key(of name: some StringProtocol) -> [Unicode.Scalar] {
    var key: [Unicode.Scalar] = []
    for scalar in name.unicodeScalars { key.appendFolded(letters(of: scalar)) }
    if key.last == Folding.space { key.removeLast() }
    return key
  }
}

extension [Unicode.Scalar] {
  /// Appends folded letters; a key neither begins with a space nor has two in a row.
  mutating func appendFolded(_ letters: [Unicode.Scalar]) {
    for letter in letters where letter != Folding.space || (last ?? Folding.space) != Folding.space {
      append(letter)
    }
  }
}
