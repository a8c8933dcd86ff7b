/// Finds the names that are a wanted one but for a few slips: letters left out, added, changed, or two swapped.
///
/// Names stand sorted, and one begins as the one before: what was counted for a beginning is kept for all that share
/// it, and where a beginning is wrong already, all of them are passed over.
struct SlipFinder {
  private let wanted: [Unicode.Scalar]
  private var bound: UInt8
  /// How many slips lead from each beginning of the name at hand to each of the wanted one: a row for each letter.
  private var rows: [UInt8]
  /// For how many of its letters they are counted.
  private var counted = 0
  private var width: Int { wanted.count + 1 }

  /// Among so many letters, the first, one slip at most is forgiven: nobody misses a name's beginning twice.
  private static let beginning = 3

  /// - Parameter slips: How many are forgiven; the fewer, the sooner names are passed over.
  init(_ wanted: [Unicode.Scalar], slips: Int) {
    (self.wanted, bound) = (wanted.map(\.sound), UInt8(slips))
    rows = (0...wanted.count).map { UInt8(min($0, 255)) }
  }

  /// How many slips a word of so many letters may have, and still be known.
  static func most(in wanted: [Unicode.Scalar]) -> Int {
    switch wanted.count {
    case ..<3: 0
    case ..<5: 1
    default: 2
    }
  }

  /// Visits each name that is near enough, with its number of slips.
  ///
  /// - Parameter isMeant: Is told of a name; once it says yes to one with a slip, none with two is looked for.
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

  /// Reads the name until it is beyond the bound.
  ///
  /// - Returns: How many letters that took; `nil` where the name stays within.
  private mutating func readWhileNear(_ cursor: inout NameCursor) -> Int? {
    counted = min(counted, cursor.sharedLetters)
    repeat {
      if let depth = extend(cursor.letters, cursor.count) { return depth }
    } while cursor.read()
    return nil
  }

  /// How many slips lead from the first `count` letters of the name at hand to the whole wanted one.
  private func slips(_ count: Int) -> UInt8 {
    abs(count - wanted.count) <= Int(bound) ? rows[count * width + wanted.count] : .max
  }

  /// Counts on to the first `count` letters.
  ///
  /// - Returns: How many letters it takes to be beyond the bound; `nil` where they stay within.
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

  /// Counts a row: optimal string alignment, in the band that the bound leaves.
  ///
  /// - Returns: The least of it.
  private mutating func addRow(of index: Int, _ letters: [Unicode.Scalar]) -> UInt8 {
    let (row, last, before) = ((index + 1) * width, index * width, (index - 1) * width)
    let beyond = bound + 1
    // Further from the diagonal there are more slips than are forgiven.
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
  /// One letter for those that romanisations and neighbours' alphabets write for one another: и and і are y, i or j.
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
