/// Why a text is not JSON, and where it stops being so.
package struct JSONSyntaxError: Error, Hashable, Sendable {
  /// From 1.
  package var line: Int
  /// From 1, in characters of the line.
  package var column: Int
  /// What is wrong, in one line.
  package var message: String

  /// - Parameter offset: How many bytes stand before the mistake.
  init(_ message: String, at offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    line = before.count { $0 == 0x0A } + 1
    // Continuation bytes of UTF-8 do not begin a character.
    column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    self.message = message
  }
}
