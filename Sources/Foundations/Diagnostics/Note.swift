/// Something that the user of a result should know but need not act on.
public struct Note: Sendable {
  package typealias Code = NoteCode

  /// The kind of note, for programs.
  public var code: NoteCode
  /// The note in one line, in English unless it was translated.
  public var message: String
  /// What the note is about, from which it is worded in other languages.
  ///
  /// It is `nil` for a note of a client program, and for one that was read from a file that has only its
  /// message.
  package let subject: Subject?

  /// Creates a note of a client program.
  public init(_ code: NoteCode, _ message: String) {
    (self.code, self.message, subject) = (code, message, nil)
  }

  /// Creates a note that can be told in every language.
  ///
  /// - Parameter message: The note in English, or in the language in which it is told.
  package init(_ subject: Subject, _ message: String) {
    (code, self.message, self.subject) = (subject.code, message, subject)
  }
}

extension Note {
  #if hasFeature(Embedded)
    /// Embedded Swift has no values of a protocol's type, so that notes have only their words there.
    package typealias Subject = Never
  #else
    package typealias Subject = any NoteSubject
  #endif
}

#if hasFeature(Embedded)
  extension Never: NoteSubject {
    package var code: NoteCode { switch self {} }
  }
#endif

/// What a note is about: an enumeration of the storey whose rooms make such notes.
package protocol NoteSubject: Hashable, Sendable {
  /// The kind of note.
  var code: NoteCode { get }
}

extension Note: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}

extension Note: Hashable {
  /// The subject is ignored, so that a note that was written to a file and read back is equal.
  public static func == (a: Note, b: Note) -> Bool { a.code == b.code && a.message == b.message }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(message)
  }
}
