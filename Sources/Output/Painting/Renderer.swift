package import AstroDiagnostics
package import AstroDrawing
import CAstroCairo
import CAstroDeflate

/// Makes files from scenes.
///
/// The same scene and fonts give the same bytes, whatever was made before. A renderer must be used on the
/// same thread as its fonts. It opens each face once.
package final class Renderer {
  /// The source of the fonts.
  package let fonts: any FaceSource
  private var faces: [Face: CairoFace] = [:]

  package init(fonts: some FaceSource) { self.fonts = fonts }

  /// The longest allowed side of a picture, in pixels for PNG and in points for the other formats.
  package static let largestSide = Scene.largestSide

  /// Cairo's object for a face.
  ///
  /// It is always the same one, because two would be embedded twice in a document.
  func cairoFace(of face: Face) throws(Problem) -> OpaquePointer {
    if let known = faces[face] { return known.pointer }
    guard let opened = CairoFace(try fonts.font(of: face)) else {
      throw Problem(.missingFont, PaintingFault.font(face.name))
    }
    faces[face] = opened
    return opened.pointer
  }
}

extension Renderer {
  /// Draws a scene on a cairo context of the caller's, in the scene's units.
  /// - Throws: `missingFont`.
  package func draw(_ scene: Scene, on context: OpaquePointer) throws(Problem) {
    let pen = Pen(on: context, of: self, snaps: false)
    if let background = scene.background { pen.fillPage(scene.size, background.color) }
    try pen.draw(scene.items)
  }

  /// The libraries that pictures are painted with, with their versions.
  package static var libraries: [(name: String, version: String)] {
    [("cairo", String(cString: cairo_version_string())), ("libdeflate", LIBDEFLATE_VERSION_STRING)]
  }
}
