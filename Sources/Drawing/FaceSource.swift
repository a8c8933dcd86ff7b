package import Diagnostics

/// Whoever knows the outlines of glyphs.
///
/// A writer of pictures is handed one, so that it needs no font library.
package protocol OutlineSource {
  /// How many units of a face make its em; more than 0.
  /// - Throws: `missingFont` where there is no such face.
  func unitsPerEm(of face: Face) throws(Problem) -> Double

  /// The outline of a glyph; empty for a blank and for a number that the face does not have.
  /// - Throws: `missingFont` where there is no such face.
  func outline(of glyph: UInt32, in face: Face) throws(Problem) -> GlyphOutline
}

/// Whoever has whole fonts, for documents that hold them.
package protocol FaceSource: OutlineSource {
  /// - Throws: `missingFont` where there is no such face.
  func font(of face: Face) throws(Problem) -> FontData
}

/// Where the bytes of a font are.
package enum FontData: Hashable, Sendable {
  /// In a file, which may hold several fonts.
  case file(path: String, index: Int)
  case bytes([UInt8])
}
