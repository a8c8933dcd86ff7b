package import AstroDiagnostics

/// A position in a text, as editors count it.
package struct TextPosition: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars of the line.
  package let column: Int

  /// The position of a byte offset.
  package init(of offset: Int, in bytes: [UInt8]) {
    self = TextPosition.positions(of: [offset], in: bytes)[0]
  }

  private init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// The positions of several byte offsets, determined in a single pass over the text.
  ///
  /// - Parameter offsets: Byte offsets in any order; those beyond the text give its end.
  package static func positions(of offsets: [Int], in bytes: [UInt8]) -> [TextPosition] {
    var positions = offsets.map { _ in TextPosition(line: 1, column: 1) }
    var (line, column, reached) = (1, 1, 0)
    for index in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
      while reached < min(offsets[index], bytes.count) {
        let byte = bytes[reached]
        if byte == 0x0A {
          (line, column) = (line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
          // Continuation bytes of UTF-8 do not start a character.
          column += 1
        }
        reached += 1
      }
      positions[index] = TextPosition(line: line, column: column)
    }
    return positions
  }
}

extension Problem.Location {
  /// A place given by line and column only, in a text that cannot be parsed.
  package init(_ position: TextPosition) { self.init(line: position.line, column: position.column) }
}
