/// Walks through the sorted names in order, and keeps what each shares with the previous one.
struct NameCursor {
  private let names: [UInt8]
  private let symbols: SymbolTable
  /// The index of the next byte to read.
  private var index: Int
  /// The end of what the name adds to the previous one; the following two bytes give the number of its place.
  private var end: Int
  /// The ordinal of the current name among all names, from 0; initially one less than the first.
  private(set) var ordinal: Int
  /// The name as it is spelled, in the first `length` elements: arrays that only grow are fastest to
  /// overwrite.
  private var spelled = [Symbol](repeating: Symbol(number: 0), count: NameCursor.longest)
  private var length = 0
  /// The name's key, in the first `letterCount` elements; a space may follow it.
  private(set) var letters = [Unicode.Scalar](repeating: Folding.space, count: 2 * NameCursor.longest)
  private var letterCount = 0
  /// How many letters the name folds to, up to and including each symbol.
  private var ends = [Int](repeating: 0, count: NameCursor.longest)
  /// At least how many letters of the key are shared with the previous name.
  private(set) var sharedLetters = 0
  /// The number of the place with this name.
  private(set) var place = 0

  /// More symbols than any name has.
  private static let longest = 160

  /// Makes a cursor before the first name of a block.
  init(_ names: [UInt8], _ symbols: SymbolTable, at index: Int, before ordinal: Int) {
    (self.names, self.symbols, self.index, self.ordinal) = (names, symbols, index, ordinal - 1)
    end = index - 2
  }

  /// Moves to the next name; returns `false` after the last.
  mutating func next() -> Bool {
    guard begin() else { return false }
    while read() {}
    return true
  }

  /// Moves to the next name, but reads only what it shares with the previous one; returns `false` after the
  /// last.
  mutating func begin() -> Bool {
    guard let shared = head() else { return false }
    begin(sharing: shared)
    return true
  }

  /// Reads one more symbol; returns `false` at the end of the name.
  mutating func read() -> Bool {
    guard index < end, length < NameCursor.longest else { return false }
    append(symbols.symbol(in: names, at: &index))
    return true
  }

  private mutating func begin(sharing shared: Int) {
    // The first name of a block is stored completely, but may still begin like the previous one.
    let kept = shared == 0 ? skipCommon() : shared
    sharedLetters = kept == 0 ? 0 : ends[kept - 1]
    (length, letterCount) = (kept, sharedLetters)
    place = owner
  }

  /// The number of the place with this name.
  private var owner: Int { Int(names[end]) | Int(names[end + 1]) << 8 }

  private mutating func append(_ symbol: Symbol) {
    spelled[length] = symbol
    if let letter = symbols.plainLetter(of: symbol) {
      letters[letterCount] = letter
      letterCount += 1
    } else {
      // A key neither begins with a space nor has two in a row.
      for letter in symbols.letters(of: symbol)
      where letter != Folding.space || (letterCount > 0 && letters[letterCount - 1] != Folding.space) {
        letters[letterCount] = letter
        letterCount += 1
      }
    }
    ends[length] = letterCount
    length += 1
  }

  /// Skips the following names that share the first `depth` letters with this one, and moves to the next
  /// name.
  ///
  /// A name with the same letters in another spelling may end the skipping too. Returns `false` if there is
  /// no further name.
  ///
  /// - Parameter visit: Is called for each skipped name with its ordinal and the number of its place.
  mutating func next(withoutFirst depth: Int, _ visit: (_ ordinal: Int, _ place: Int) -> Void) -> Bool {
    guard begin(withoutFirst: depth, visit) else { return false }
    while read() {}
    return true
  }

  /// The same, but reads only what the new name shares with the previous one.
  ///
  /// Of the current name, only those letters need to have been read.
  mutating func begin(withoutFirst depth: Int, _ visit: (_ ordinal: Int, _ place: Int) -> Void) -> Bool {
    // The number of symbols that those letters come from.
    let symbols = (ends[..<length].firstIndex { $0 >= depth } ?? length) + 1
    while true {
      passShort(sharing: symbols, visit)
      guard let shared = head() else { return false }
      if shared >= symbols {
        visit(ordinal, owner)
        continue
      }
      begin(sharing: shared)
      if sharedLetters < depth { return true }
      while read() {}
      visit(ordinal, place)
    }
  }

  /// Skips names that are described by their first byte: they share fewer than 15 symbols, and add fewer than
  /// 15 bytes.
  private mutating func passShort(sharing symbols: Int, _ visit: (_ ordinal: Int, _ place: Int) -> Void) {
    var (index, ordinal) = (end + 2, ordinal)
    while index < names.count {
      let (shared, added) = (Int(names[index] >> 4), Int(names[index] & 15))
      guard shared >= symbols, shared < 15, added < 15 else { break }
      index += added + 3
      ordinal += 1
      visit(ordinal, Int(names[index - 2]) | Int(names[index - 1]) << 8)
    }
    (end, self.ordinal) = (index - 2, ordinal)
  }

  /// Moves to the next name, and reads how many symbols it shares with this one.
  private mutating func head() -> Int? {
    index = end + 2
    guard index < names.count else { return nil }
    let byte = Int(names[index])
    index += 1
    var (shared, added) = (byte >> 4, byte & 15)
    if shared == 15 { shared += varint() }
    if added == 15 { added += varint() }
    ordinal += 1
    end = index + added
    return shared
  }

  /// A count of 15 or more continues in a second byte; no name is 142 symbols long.
  private mutating func varint() -> Int {
    index += 1
    return Int(names[index - 1])
  }

  /// Skips the symbols with which both this name and the next begin, and counts them.
  private mutating func skipCommon() -> Int {
    var count = 0
    while index < end, count < length {
      let before = index
      guard symbols.symbol(in: names, at: &index) == spelled[count] else {
        index = before
        break
      }
      count += 1
    }
    return count
  }

  /// The length of the key.
  var count: Int {
    letterCount > 0 && letters[letterCount - 1] == Folding.space ? letterCount - 1 : letterCount
  }

  /// The key.
  var key: ArraySlice<Unicode.Scalar> { letters.prefix(count) }

  /// The name as it is spelled.
  var spelling: String {
    var text = ""
    for symbol in spelled.prefix(length) { text.unicodeScalars.append(symbols.scalar(of: symbol)) }
    return text
  }
}
