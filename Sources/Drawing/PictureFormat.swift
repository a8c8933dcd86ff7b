/// The formats a scene can be written in.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels, 8 bits a channel, sRGB.
  case png
  /// SVG 1.1, words as outlines.
  case svg
  /// PDF 1.7 with its fonts.
  case pdf

  /// The ending of a file's name, without the dot.
  package var fileExtension: String { rawValue }
}
