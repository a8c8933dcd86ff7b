/// The formats a scene can be written in.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png, svg, pdf

  /// The ending of a file's name, without the dot.
  public var fileExtension: String { rawValue }
}
