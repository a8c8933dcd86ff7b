/// Something a reader of a result should know, and need not act on.
public struct Note: Sendable {
  package typealias Code = NoteCode

  /// What kind of note it is, for programs.
  public var code: NoteCode
  /// In one line, in English unless it was worded anew.
  public var message: String
  /// What it speaks of, by the names of chart files, in an order that its code decides.
  ///
  /// Its words in other languages are made of that. A note that was read from a file has only its words.
  package let matter: [String]

  /// A note of a program's own.
  public init(_ code: NoteCode, _ message: String) { self.init(code, of: [], message) }

  package init(_ code: Code, of matter: [String], _ message: String) {
    (self.code, self.matter, self.message) = (code, matter, message)
  }
}

extension Note: CustomStringConvertible {
  /// What it says.
  public var description: String { message }
}

extension Note: Hashable {
  /// What it was made of does not count: a note that was written and read again is the same.
  public static func == (a: Note, b: Note) -> Bool { a.code == b.code && a.message == b.message }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(message)
  }
}
