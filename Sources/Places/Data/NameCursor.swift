/// Walks the sorted names one after another, and keeps what each shares with the one before.
struct NameCursor {
  private let names: [UInt8]
  private let symbols: SymbolTable
  /// What is read next of the name.
  private var index: Int
  /// Where what the name adds to the one before ends; whose name it is stands in the two bytes behind.
  private var end: Int
  /// Which of all names it stands at, from 0; one before the first to begin with.
  private(set) var ordinal: Int
  /// The name as it is spelled, in the first `length` elements: arrays that only grow are written over fastest.
  private var spelled = [Symbol](repeating: Symbol(number: 0), count: NameCursor.longest)
  private var length = 0
  /// The name's key, in the first `letterCount` elements; a space may stand behind it.
  private(set) var letters = [Unicode.Scalar](repeating: Folding.space, count: 2 * NameCursor.longest)
  private var letterCount = 0
  /// How many letters the beginning of the name folds to, up to and with each symbol.
  private var ends = [Int](repeating: 0, count: NameCursor.longest)
  /// How many letters of the key are those of the name before, at least.
  private(set) var sharedLetters = 0
  /// Whose name it is.
  private(set) var place = 0

  /// No name has so many symbols.
  private static let longest = 160

  /// A cursor before the first name of a block.
  init(_ names: [UInt8], _ symbols: SymbolTable, at index: Int, before ordinal: Int) {
    (self.names, self.symbols, self.index, self.ordinal) = (names, symbols, index, ordinal - 1)
    end = index - 2
  }

  /// Steps to the next name; `false` behind the last.
  mutating func next() -> Bool {
    guard begin() else { return false }
    while read() {}
    return true
  }

  /// Steps to the next name, and of that reads no more than it shares with the one before; `false` behind the last.
  mutating func begin() -> Bool {
    guard let shared = head() else { return false }
    begin(sharing: shared)
    return true
  }

  /// Reads one symbol more; `false` at the end of the name.
  mutating func read() -> Bool {
    guard index < end, length < NameCursor.longest else { return false }
    append(symbols.symbol(in: names, at: &index))
    return true
  }

  private mutating func begin(sharing shared: Int) {
    // A block's first name is stored whole, and yet may begin as the one before.
    let kept = shared == 0 ? skipCommon() : shared
    sharedLetters = kept == 0 ? 0 : ends[kept - 1]
    (length, letterCount) = (kept, sharedLetters)
    place = owner
  }

  /// Whose name it is.
  private var owner: Int { Int(names[end]) | Int(names[end + 1]) << 8 }

  private mutating func append(_ symbol: Symbol) {
    spelled[length] = symbol
    if let letter = symbols.plainLetter(of: symbol) {
      letters[letterCount] = letter
      letterCount += 1
    } else {
      // No space begins a key, and none follows another.
      for letter in symbols.letters(of: symbol)
      where letter != Folding.space || (letterCount > 0 && letters[letterCount - 1] != Folding.space) {
        letters[letterCount] = letter
        letterCount += 1
      }
    }
    ends[length] = letterCount
    length += 1
  }

  /// Passes over the names that follow with all of the first `depth` letters of this one, and steps to the next
  /// without, or with those letters in another spelling; `false` where there is none.
  ///
  /// - Parameter visit: Is told of each that is passed: which of all names it is, and whose.
  mutating func next(withoutFirst depth: Int, _ visit: (_ ordinal: Int, _ place: Int) -> Void) -> Bool {
    guard begin(withoutFirst: depth, visit) else { return false }
    while read() {}
    return true
  }

  /// The same, and of the name stepped to reads no more than it shares with the one before.
  ///
  /// Of this name no more need have been read than those letters.
  mutating func begin(withoutFirst depth: Int, _ visit: (_ ordinal: Int, _ place: Int) -> Void) -> Bool {
    // How many symbols those letters come from.
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

  /// Passes over names whose first byte says all: they share fewer than 15 symbols, and add fewer than 15 bytes.
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

  /// Turns to the next name, and reads how many symbols it shares with this one.
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

  /// Beyond 15 a byte follows that says how much; no name is 142 symbols long.
  private mutating func varint() -> Int {
    index += 1
    return Int(names[index - 1])
  }

  /// Passes over the symbols with which this name and the next begin, and counts them.
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

  /// How long the key is.
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
