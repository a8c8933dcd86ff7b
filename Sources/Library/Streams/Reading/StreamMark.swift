/// How much of a stream was read, and what it was: enough to tell whether another stream begins with the same bytes.
struct StreamMark: Hashable, Sendable {
  /// How many lines of the slice stand within the bytes.
  let lines: Int
  /// How many bytes were read; a last line without an end counts as if it had one.
  let bytes: Int
  /// Their SHA-256, as 64 hexadecimal digits.
  let digest: String

  init(lines: Int, bytes: Int, digest: String) {
    (self.lines, self.bytes, self.digest) = (lines, bytes, digest)
  }
}

extension StreamMark {
  private static let word = "read"

  /// The mark as a line of a journal, without the line ending.
  var text: String { "\(StreamMark.word) \(lines) \(bytes) \(digest)" }

  /// - Parameter text: A line of a journal.
  /// - Returns: `nil` if the line is no mark.
  init?(_ text: String) {
    let fields = text.split(separator: " ")
    guard fields.count == 4, fields[0] == StreamMark.word, fields[3].utf8.count == 64,
      let lines = Int(fields[1]), let bytes = Int(fields[2])
    else { return nil }
    self.init(lines: lines, bytes: bytes, digest: String(fields[3]))
  }
}
