import CCairo
import CDeflate
import Diagnostics
package import Drawing

/// Makes files of scenes.
///
/// The same scene and fonts give the same bytes, whatever was made before. A renderer belongs to
/// the thread of its fonts, and opens each face once.
package final class Renderer {
  /// Where glyphs come from.
  package let fonts: any FaceSource
  private var faces: [Face: CairoFace] = [:]

  package init(fonts: some FaceSource) { self.fonts = fonts }

  /// The widest and tallest picture that is made, in pixels for PNG and in points for the others.
  package static let largestSide = Scene.largestSide

  /// Cairo's view of a face, always the same one: two would be embedded twice in a document.
  func cairoFace(of face: Face) throws(Problem) -> OpaquePointer {
    if let known = faces[face] { return known.pointer }
    guard let opened = CairoFace(try fonts.font(of: face)) else {
      throw Problem(.missingFont, "the font \(face.name) cannot be opened for painting")
    }
    faces[face] = opened
    return opened.pointer
  }
}

extension Renderer {
  /// The libraries that pictures are painted with, by their names and versions.
  package static var libraries: [(name: String, version: String)] {
    [("cairo", String(cString: cairo_version_string())), ("libdeflate", LIBDEFLATE_VERSION_STRING)]
  }
}
