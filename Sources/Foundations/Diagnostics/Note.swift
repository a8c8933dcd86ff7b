/// Something that the user of a result should know but need not act on.
public struct Note: Sendable {
  package typealias Code = NoteCode

  /// The kind of note, for programs.
  public var code: NoteCode
  /// The note in one line, in English unless it was translated.
  public var message: String
  /// What the note is about, by the names of chart files, in an order that depends on its code.
  ///
  /// Its wording in other languages is derived from this. A note that was read from a file has only its
  /// message.
  package let matter: [String]

  /// Creates a note of a client program.
  public init(_ code: NoteCode, _ message: String) { self.init(code, of: [], message) }

  package init(_ code: Code, of matter: [String], _ message: String) {
    (self.code, self.matter, self.message) = (code, matter, message)
  }
}

extension Note: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}

extension Note: Hashable {
  /// The matter is ignored, so that a note that was written to a file and read back is equal.
  public static func == (a: Note, b: Note) -> Bool { a.code == b.code && a.message == b.message }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(message)
  }
}
