/// Folds names, so that what sounds or looks alike is found alike: case, accents and apostrophes do not count.
///
/// `ї` is found as `і`, `й` as `и`, `ґ` as `г`. The table is the one by which the names themselves were sorted.
struct Folding: Sendable {
  private var table: [Unicode.Scalar: [Unicode.Scalar]] = [:]

  static let space: Unicode.Scalar = " "

  /// - Parameter folds: A scalar, how many it folds to, those; and so on.
  init(_ folds: Bytes) {
    table.reserveCapacity(folds.count / 7)
    var index = 0
    while index < folds.count {
      let count = Int(folds[index + 3])
      table[folds.scalar(index)] = (0..<count).map { folds.scalar(index + 4 + 3 * $0) }
      index += 4 + 3 * count
    }
  }

  /// What one scalar folds to; itself where the table has nothing to say.
  func letters(of scalar: Unicode.Scalar) -> [Unicode.Scalar] { table[scalar] ?? [scalar] }

  /// A name as its key: words of folded letters, one space between two.
  func key(of name: some StringProtocol) -> [Unicode.Scalar] {
    var key: [Unicode.Scalar] = []
    for scalar in name.unicodeScalars { key.appendFolded(letters(of: scalar)) }
    if key.last == Folding.space { key.removeLast() }
    return key
  }
}

extension [Unicode.Scalar] {
  /// Appends folded letters; no space begins a key, and none follows another.
  mutating func appendFolded(_ letters: [Unicode.Scalar]) {
    for letter in letters where letter != Folding.space || (last ?? Folding.space) != Folding.space {
      append(letter)
    }
  }
}
