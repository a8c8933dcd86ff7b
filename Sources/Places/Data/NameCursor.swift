/// Walks the sorted names one after another, and keeps what each shares with the one before.
struct NameCursor {
  private let names: Bytes
  private let symbols: SymbolTable
  private var index: Int
  /// Which of all names it stands at, from 0; one before the first to begin with.
  private(set) var ordinal: Int
  /// The name as it is spelled.
  private var spelled: [Symbol] = []
  /// The name's key; a space may stand behind it.
  private(set) var letters: [Unicode.Scalar] = []
  /// How many letters the beginning of the name folds to, up to and with each symbol.
  private var ends: [Int] = []
  /// How many letters of the key are those of the name before.
  private(set) var sharedLetters = 0
  /// Whose name it is.
  private(set) var place = 0

  /// A cursor before the first name of a block.
  init(_ names: Bytes, _ symbols: SymbolTable, at index: Int, before ordinal: Int) {
    (self.names, self.symbols, self.index, self.ordinal) = (names, symbols, index, ordinal - 1)
  }

  /// Steps to the next name; `false` behind the last.
  mutating func next() -> Bool {
    guard let (shared, end) = head() else { return false }
    spelled.removeLast(max(0, spelled.count - shared))
    ends.removeLast(max(0, ends.count - shared))
    sharedLetters = ends.last ?? 0
    letters.removeLast(letters.count - sharedLetters)
    while index < end {
      let symbol = symbols.symbol(in: names, at: &index)
      spelled.append(symbol)
      letters.appendFolded(symbols.letters(of: symbol))
      ends.append(letters.count)
    }
    finish()
    return true
  }

  /// Steps to the next name that has not all of the first `depth` letters of this one; `false` where there is none.
  mutating func next(withoutFirst depth: Int) -> Bool {
    // The first symbol that the last of those letters comes from.
    let symbol = (ends.firstIndex { $0 >= depth } ?? ends.count) + 1
    while true {
      let before = index
      guard let (shared, end) = head() else { return false }
      guard shared >= symbol else {
        (index, ordinal) = (before, ordinal - 1)
        return next()
      }
      index = end + 2
    }
  }

  /// Reads how many symbols the next name shares, and where what it adds ends.
  private mutating func head() -> (shared: Int, end: Int)? {
    guard index < names.count else { return nil }
    let byte = Int(names[index])
    index += 1
    var (shared, added) = (byte >> 4, byte & 15)
    if shared == 15 { shared += names.varint(&index) }
    if added == 15 { added += names.varint(&index) }
    ordinal += 1
    return (shared, index + added)
  }

  private mutating func finish() {
    place = names.u16(index)
    index += 2
  }

  /// How long the key is.
  var count: Int { letters.last == Folding.space ? letters.count - 1 : letters.count }

  /// The key.
  var key: ArraySlice<Unicode.Scalar> { letters.prefix(count) }

  /// The name as it is spelled.
  var spelling: String {
    var text = ""
    for symbol in spelled { text.unicodeScalars.append(symbols.scalar(of: symbol)) }
    return text
  }
}
