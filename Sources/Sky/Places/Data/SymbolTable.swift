/// The scalars that occur in names, each with a code of one, two or four bytes; the most common have one
/// byte.
struct SymbolTable: Sendable {
  /// The number of one-byte codes.
  private static let singles = 239
  /// Precedes a scalar that has no code.
  private static let escape: UInt8 = 255

  private let scalars: [Unicode.Scalar]
  /// What each scalar folds to.
  private let folded: [[Unicode.Scalar]]
  /// The same if it is a single letter; a space for all others, which must be looked up in `folded`.
  private let plain: [Unicode.Scalar]
  private let folding: Folding

  init(_ symbols: Bytes, folding: Folding) {
    let scalars = (0..<symbols.count / 3).map { symbols.scalar(3 * $0) }
    (self.scalars, self.folding) = (scalars, folding)
    folded = scalars.map(folding.letters)
    plain = folded.map { $0.count == 1 ? $0[0] : Folding.space }
  }

  /// The symbol at an index, which is moved past it.
  func symbol(in names: [UInt8], at index: inout Int) -> Symbol {
    let byte = names[index]
    index += 1
    guard byte >= SymbolTable.singles else { return Symbol(number: UInt32(byte)) }
    if byte == SymbolTable.escape {
      index += 3
      let scalar = UInt32(names[index - 3]) | UInt32(names[index - 2]) << 8 | UInt32(names[index - 1]) << 16
      return Symbol(number: Symbol.uncoded | scalar)
    }
    index += 1
    let page = Int(byte) - SymbolTable.singles
    return Symbol(number: UInt32(SymbolTable.singles + page << 8 + Int(names[index - 1])))
  }

  /// The single letter to which the symbol folds; `nil` if it folds to anything else.
  func plainLetter(of symbol: Symbol) -> Unicode.Scalar? {
    let number = Int(symbol.number)
    guard number < plain.count, plain[number] != Folding.space else { return nil }
    return plain[number]
  }

  func scalar(of symbol: Symbol) -> Unicode.Scalar {
    if let scalar = symbol.ownScalar { return scalar }
    let number = Int(symbol.number)
    return number < scalars.count ? scalars[number] : "\u{FFFD}"
  }

  /// What the symbol folds to.
  func letters(of symbol: Symbol) -> [Unicode.Scalar] {
    if let scalar = symbol.ownScalar { return folding.letters(of: scalar) }
    let number = Int(symbol.number)
    return number < folded.count ? folded[number] : []
  }
}

/// One scalar of a stored name.
struct Symbol: Hashable, Sendable {
  static let uncoded: UInt32 = 1 << 31

  let number: UInt32

  /// The scalar of a symbol that has no code.
  var ownScalar: Unicode.Scalar? {
    number < Symbol.uncoded ? nil : Unicode.Scalar(number & ~Symbol.uncoded)
  }
}
