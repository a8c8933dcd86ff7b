/// Finds the names that differ from the wanted one by a few slips: letters omitted, added, changed, or two
/// swapped.
///
/// Names are sorted, and neighbors often begin alike: counts for a beginning are kept for all names that
/// share it. If a beginning already has too many slips, all of these names are skipped.
struct SlipFinder {
  private let wanted: [Unicode.Scalar]
  private var bound: UInt8
  /// The number of slips between each beginning of the current name and each of the wanted one: one row per
  /// letter.
  private var rows: [UInt8]
  /// For how many letters of the current name they are counted.
  private var counted = 0
  private var width: Int { wanted.count + 1 }

  /// Among this many first letters only one slip is tolerated: nobody mistypes the beginning of a name twice.
  private static let beginning = 3

  /// - Parameter slips: How many slips are tolerated; the fewer, the sooner names are skipped.
  init(_ wanted: [Unicode.Scalar], slips: Int) {
    (self.wanted, bound) = (wanted.map(\.sound), UInt8(slips))
    rows = (0...wanted.count).map { UInt8(min($0, 255)) }
  }

  /// How many slips a word of this length may have, and still be recognizable.
  static func most(in wanted: [Unicode.Scalar]) -> Int {
    switch wanted.count {
    case ..<3: 0
    case ..<5: 1
    default: 2
    }
  }

  /// Visits each name that is near enough, with its number of slips.
  ///
  /// - Parameter isMeant: Is called for each name; once it returns true for one with a slip, names with two
  ///   are not searched for.
  mutating func forEach(in names: NameList, _ isMeant: (NameCursor, Int) -> Bool) {
    var cursor = names.start
    counted = 0
    var isThere = cursor.begin()
    while isThere {
      if let depth = readWhileNear(&cursor) {
        isThere = cursor.begin(withoutFirst: depth) { _, _ in }
      } else {
        let slips = slips(cursor.count)
        if slips <= bound, isMeant(cursor, Int(slips)) { bound = max(1, slips) }
        isThere = cursor.begin()
      }
    }
  }

  /// Reads the name until it exceeds the bound.
  ///
  /// - Returns: How many letters that took; `nil` if the whole name stays within the bound.
  private mutating func readWhileNear(_ cursor: inout NameCursor) -> Int? {
    counted = min(counted, cursor.sharedLetters)
    repeat {
      if let depth = extend(cursor.letters, cursor.count) { return depth }
    } while cursor.read()
    return nil
  }

  /// The number of slips between the first `count` letters of the current name and the whole wanted one.
  private func slips(_ count: Int) -> UInt8 {
    abs(count - wanted.count) <= Int(bound) ? rows[count * width + wanted.count] : .max
  }

  /// Extends the counts to the first `count` letters.
  ///
  /// - Returns: After how many letters the bound is exceeded; `nil` if they stay within it.
  private mutating func extend(_ letters: [Unicode.Scalar], _ count: Int) -> Int? {
    let needed = (count + 1) * width
    if rows.count < needed { rows += Array(repeating: 0, count: needed - rows.count) }
    while counted < count {
      counted += 1
      if addRow(of: counted - 1, letters) > limit(at: counted - 1) { return counted }
    }
    return nil
  }

  private func limit(at index: Int) -> UInt8 { index < SlipFinder.beginning ? min(bound, 1) : bound }

  /// Computes a row of the optimal string alignment, within the band around the diagonal that the bound
  /// leaves.
  ///
  /// - Returns: The least number in the row.
  private mutating func addRow(of index: Int, _ letters: [Unicode.Scalar]) -> UInt8 {
    let (row, last, before) = ((index + 1) * width, index * width, (index - 1) * width)
    let beyond = bound + 1
    // Further from the diagonal there are more slips than are tolerated.
    let (low, high) = (max(1, index + 1 - Int(bound)), min(wanted.count, index + 1 + Int(bound)))
    rows[row + low - 1] = low == 1 ? min(UInt8(index + 1), beyond) : beyond
    var least = low == 1 ? rows[row] : beyond
    guard low <= high else { return least }
    let letter = letters[index].sound
    for column in low...high {
      let isSame = wanted[column - 1] == letter
      let changed = rows[last + column - 1] + (isSame ? 0 : 1)
      var slips = min(changed, rows[last + column] + 1, rows[row + column - 1] + 1)
      if index > 0, column > 1, letter == wanted[column - 2], letters[index - 1].sound == wanted[column - 1] {
        slips = min(slips, rows[before + column - 2] + 1)
      }
      rows[row + column] = min(slips, beyond)
      least = min(least, slips)
    }
    if high < wanted.count { rows[row + high + 1] = beyond }
    return least
  }
}

extension Unicode.Scalar {
  /// Maps letters that romanizations and related alphabets use for one another to one: y, i and j for и and
  /// і.
  fileprivate var sound: Unicode.Scalar {
    switch self {
    case "y", "j": "i"
    case "w": "v"
    case "и", "ы": "і"
    case "є", "э": "е"
    default: self
    }
  }
}
