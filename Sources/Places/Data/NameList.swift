/// All names of all places, sorted by their keys.
struct NameList: Sendable {
  /// Every so many names one is stored whole, so that reading may begin there.
  private static let block = 32

  private let names: Bytes
  private let blocks: Bytes
  private let symbols: SymbolTable

  init(_ names: Bytes, blocks: Bytes, symbols: SymbolTable) {
    (self.names, self.blocks, self.symbols) = (names, blocks, symbols)
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

  /// Visits each name whose key begins with `prefix`, in their order.
  func forEach(beginningWith prefix: some RandomAccessCollection<Unicode.Scalar>, _ visit: (NameCursor) -> Void) {
    var cursor = cursor(atBlock: lastBlock(before: prefix))
    while cursor.next() {
      if cursor.key.starts(with: prefix) {
        visit(cursor)
      } else if !cursor.key.lexicographicallyPrecedes(prefix) {
        return
      }
    }
  }

  /// The last block whose first name stands before all names that begin with `prefix`.
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
