/// Finds the names that contain every word of the query, in any position.
struct WordFinder {
  /// Shorter words occur in too many names to be useful.
  private static let shortest = 3

  private let words: [ArraySlice<Unicode.Scalar>]
  private let gazetteer: Gazetteer

  init(_ words: [ArraySlice<Unicode.Scalar>], in gazetteer: Gazetteer) {
    (self.words, self.gazetteer) = (words, gazetteer)
  }

  /// Visits each of these names, possibly more than once.
  func forEach(_ visit: (NameCursor) -> Void) {
    // The longest word occurs in the fewest names.
    guard let longest = words.max(by: { $0.count < $1.count }), longest.count >= WordFinder.shortest else {
      return
    }
    if words.count > 1 {
      gazetteer.names.forEach(beginningWith: longest + [Folding.space], whole: { _ in }) { ordinal, _ in
        visitIfFitting(gazetteer.names.cursor(at: ordinal), visit)
      }
    }
    var row = partition(gazetteer.words.count / 4) { tail(of: $0).tail.lexicographicallyPrecedes(longest) }
    while 4 * row < gazetteer.words.count {
      let (cursor, tail) = tail(of: row)
      guard tail.starts(with: longest) else { return }
      visitIfFitting(cursor, visit)
      row += 1
    }
  }

  private func visitIfFitting(_ cursor: NameCursor, _ visit: (NameCursor) -> Void) {
    if holdsAll(cursor) { visit(cursor) }
  }

  private func holdsAll(_ cursor: NameCursor) -> Bool {
    let known = cursor.key.split(separator: Folding.space)
    return words.allSatisfy { word in known.contains { $0.elementsEqual(word) } }
  }

  /// A name, and the part of its key that starts with a later word.
  private func tail(of row: Int) -> (cursor: NameCursor, tail: ArraySlice<Unicode.Scalar>) {
    let cursor = gazetteer.names.cursor(at: gazetteer.words.u24(4 * row))
    let parts = cursor.key.split(separator: Folding.space, maxSplits: Int(gazetteer.words[4 * row + 3]))
    return (cursor, parts.last ?? [])
  }
}
