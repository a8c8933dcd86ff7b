/// Why no picture or document could be made.
public struct RenderingError: Error, Hashable, Sendable {
  public enum Code: String, Hashable, Sendable {
    /// A font file is not installed, or is no font.
    case missingFont
    /// The picture would be empty or larger than can be made.
    case size
    /// Cairo refused to draw.
    case drawing
    /// The finished picture could not be put into its file format.
    case encoding
    /// There is not enough memory.
    case outOfMemory
  }

  public var code: Code
  /// What went wrong, in one line.
  public var message: String
  /// What to do about it, in one line; empty where nothing can be done.
  public var hint: String

  public init(_ code: Code, _ message: String, hint: String = "") {
    (self.code, self.message, self.hint) = (code, message, hint)
  }
}

extension RenderingError: CustomStringConvertible {
  public var description: String { hint.isEmpty ? message : "\(message) (\(hint))" }
}
