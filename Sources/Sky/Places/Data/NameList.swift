/// All names of all places, sorted by their keys.
struct NameList: Sendable {
  /// One name in this many is stored completely, so that reading can begin there.
  private static let block = 32

  private let names: [UInt8]
  private let blocks: Bytes
  private let symbols: SymbolTable

  init(_ names: Bytes, blocks: Bytes, symbols: SymbolTable) {
    (self.names, self.blocks, self.symbols) = (names.array, blocks, symbols)
  }

  /// A cursor before the first name.
  var start: NameCursor { cursor(atBlock: 0) }

  private func cursor(atBlock block: Int) -> NameCursor {
    NameCursor(names, symbols, at: blocks.u24(3 * block), before: block * NameList.block)
  }

  /// A cursor at one of the names.
  func cursor(at ordinal: Int) -> NameCursor {
    var cursor = cursor(atBlock: ordinal / NameList.block)
    while cursor.ordinal < ordinal, cursor.next() {}
    return cursor
  }

  /// Visits each name whose key is `prefix`, then reports every longer name that begins with it.
  ///
  /// For a longer name, `tell` gets its ordinal and the number of its place.
  func forEach(
    beginningWith prefix: some RandomAccessCollection<Unicode.Scalar>, whole visit: (NameCursor) -> Void,
    longer tell: (_ ordinal: Int, _ place: Int) -> Void
  ) {
    var cursor = cursor(atBlock: lastBlock(before: prefix))
    var isThere = cursor.next()
    while isThere {
      guard cursor.key.starts(with: prefix) else {
        guard cursor.key.lexicographicallyPrecedes(prefix) else { return }
        isThere = cursor.next()
        continue
      }
      if cursor.count > prefix.count {
        tell(cursor.ordinal, cursor.place)
        isThere = cursor.next(withoutFirst: prefix.count, tell)
      } else {
        visit(cursor)
        isThere = cursor.next()
      }
    }
  }

  /// The last block whose first name comes before all names that begin with `prefix`.
  private func lastBlock(before prefix: some RandomAccessCollection<Unicode.Scalar>) -> Int {
    var (low, high) = (0, max(1, blocks.count / 3))
    while high - low > 1 {
      let middle = (low + high) / 2
      var cursor = cursor(atBlock: middle)
      let isBefore = cursor.next() && cursor.key.lexicographicallyPrecedes(prefix)
      (low, high) = isBefore ? (middle, high) : (low, middle)
    }
    return low
  }
}
