/// Finds the names that are a wanted one but for a few slips: letters left out, added, changed, or two swapped.
///
/// Names stand sorted, and one begins as the one before: what was counted for a beginning is kept for all that share
/// it, and where a beginning is wrong already, all of them are passed over.
struct SlipFinder {
  private let wanted: [Unicode.Scalar]
  private let bound: UInt8
  /// How many slips lead from each beginning of the name at hand to each of the wanted one: a row for each letter.
  private var rows: [UInt8]
  private var width: Int { wanted.count + 1 }

  init(_ wanted: [Unicode.Scalar]) {
    self.wanted = wanted
    bound = SlipFinder.bound(for: wanted)
    rows = (0...wanted.count).map { UInt8(min($0, 255)) }
  }

  /// How many slips are forgiven in a word of so many letters.
  private static func bound(for wanted: [Unicode.Scalar]) -> UInt8 {
    switch wanted.count {
    case ..<3: 0
    case ..<5: 1
    default: 2
    }
  }

  /// Visits each name that is near enough, with its number of slips.
  mutating func forEach(in names: NameList, _ visit: (NameCursor, Int) -> Void) {
    var cursor = names.start
    var isThere = cursor.next()
    while isThere {
      if let depth = extend(cursor.letters, from: cursor.sharedLetters) {
        isThere = cursor.next(withoutFirst: depth)
      } else {
        let slips = rows[cursor.count * width + wanted.count]
        if slips <= bound { visit(cursor, Int(slips)) }
        isThere = cursor.next()
      }
    }
  }

  /// Counts on for the letters behind the first `start`.
  ///
  /// - Returns: How many letters it takes to be beyond the bound; `nil` where the name stays within.
  private mutating func extend(_ letters: [Unicode.Scalar], from start: Int) -> Int? {
    let needed = (letters.count + 1) * width
    if rows.count < needed { rows += Array(repeating: 0, count: needed - rows.count) }
    for index in start..<max(start, letters.count) where addRow(of: index, letters) > bound { return index + 1 }
    return nil
  }

  /// Counts a row: optimal string alignment, in the band that the bound leaves.
  ///
  /// - Returns: The least of it.
  private mutating func addRow(of index: Int, _ letters: [Unicode.Scalar]) -> UInt8 {
    let (row, last, before) = ((index + 1) * width, index * width, (index - 1) * width)
    let beyond = bound + 1
    let (low, high) = (index + 1 - Int(bound), index + 1 + Int(bound))
    rows[row] = index < Int(bound) ? UInt8(index + 1) : beyond
    var least = rows[row]
    for column in 1..<max(1, width) {
      guard low...high ~= column else {
        rows[row + column] = beyond
        continue
      }
      let isSame = wanted[column - 1] == letters[index]
      var slips = min(rows[last + column - 1] + (isSame ? 0 : 1), rows[last + column] + 1, rows[row + column - 1] + 1)
      if index > 0, column > 1, letters[index] == wanted[column - 2], letters[index - 1] == wanted[column - 1] {
        slips = min(slips, rows[before + column - 2] + 1)
      }
      rows[row + column] = min(slips, beyond)
      least = min(least, slips)
    }
    return least
  }
}
