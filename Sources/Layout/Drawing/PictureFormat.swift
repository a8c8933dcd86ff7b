/// The formats a scene can be written in.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable, Codable {
  /// Pixels in sRGB, with 8 bits per channel.
  case png
  /// SVG 1.1, with text as outlines.
  case svg
  /// PDF 1.7, with its fonts embedded.
  case pdf

  /// The file name extension, without the dot.
  package var fileExtension: String { rawValue }
}
