package import AstroDiagnostics
package import AstroDrawing
import CAstroAssets

extension FontBook: FaceSource {
  package func unitsPerEm(of face: Face) throws(Problem) -> Double { try require(face).unitsPerEm }

  package func outline(of glyph: UInt32, in face: Face) throws(Problem) -> GlyphOutline {
    try require(face).knownOutline(of: glyph)
  }

  package func font(of face: Face) throws(Problem) -> FontData { try require(face).data }
}

extension FontBook {
  /// The bytes of a face, or the file that holds them; `nil` if the face is unknown.
  func data(of face: Face) -> FontData? {
    switch face.family {
    case .symbols: .bytes(FontBook.symbols)
    case .installed(let file, let index): .file(path: file, index: index)
    case .vollkorn, .inter: paths[face].map { .file(path: $0, index: 0) }
    }
  }

  /// The project's own symbol font, which is part of the program.
  private static var symbols: [UInt8] {
    let asset = casset_symbol_font
    return Array(UnsafeRawBufferPointer(start: asset.bytes, count: asset.count))
  }
}
