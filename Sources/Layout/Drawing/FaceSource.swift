public import AstroDiagnostics

/// A source of the outlines of glyphs.
///
/// A writer of pictures is given one, so that it does not depend on a font library.
public protocol OutlineSource {
  /// The number of units per em of a face; more than 0.
  ///
  /// - Throws: `missingFont` if there is no such face.
  func unitsPerEm(of face: Face) throws(Problem) -> Double

  /// The outline of a glyph; empty for a blank and for a glyph number that the face does not have.
  ///
  /// - Throws: `missingFont` if there is no such face.
  func outline(of glyph: UInt32, in face: Face) throws(Problem) -> GlyphOutline
}

/// A source of whole fonts, for documents that embed them.
package protocol FaceSource: OutlineSource {
  /// - Throws: `missingFont` if there is no such face.
  func font(of face: Face) throws(Problem) -> FontData
}

/// The bytes of a font, or the file that holds them.
package enum FontData: Hashable, Sendable {
  /// In a file, which may hold several fonts.
  case file(path: String, index: Int)
  case bytes([UInt8])
}
