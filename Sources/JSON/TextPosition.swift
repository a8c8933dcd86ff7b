package import Diagnostics

/// A place in a text, as editors count it.
package struct TextPosition: Hashable, Sendable {
  /// From 1.
  package let line: Int
  /// From 1, in Unicode scalars of the line.
  package let column: Int

  /// The place of the byte that has `offset` bytes before it.
  package init(of offset: Int, in bytes: [UInt8]) {
    self = TextPosition.positions(of: [offset], in: bytes)[0]
  }

  private init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// The places of several bytes, found in one pass over the text, however many they are.
  ///
  /// - Parameter offsets: In any order; those beyond the text stand at its end.
  package static func positions(of offsets: [Int], in bytes: [UInt8]) -> [TextPosition] {
    var positions = offsets.map { _ in TextPosition(line: 1, column: 1) }
    var (line, column, reached) = (1, 1, 0)
    for index in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
      while reached < min(offsets[index], bytes.count) {
        let byte = bytes[reached]
        if byte == 0x0A {
          (line, column) = (line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
          // Continuation bytes of UTF-8 do not begin a character.
          column += 1
        }
        reached += 1
      }
      positions[index] = TextPosition(line: line, column: column)
    }
    return positions
  }
}

extension Place {
  /// A place in a text whose values have no names yet, because it cannot be read.
  package init(_ position: TextPosition) { self.init(line: position.line, column: position.column) }
}
