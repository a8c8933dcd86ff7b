package import Diagnostics
package import Drawing

/// Writes scenes as SVG 1.1: paths, and words as outlines that each stand once in the file.
///
/// It needs no library of the system: glyphs are asked of whoever has them. A writer remembers the outlines it has
/// written, so that the next picture takes half the time; it belongs to one thread at a time, as its glyphs do.
package final class SVGWriter {
  private let outlines: WrittenOutlines
  private let options: SVGOptions

  package init(glyphs: some OutlineSource, options: SVGOptions = SVGOptions()) {
    (outlines, self.options) = (WrittenOutlines(of: glyphs), options)
  }

  /// The scene as an SVG picture, sized in points.
  /// - Throws: `size`, or what `glyphs` throws.
  package func svg(_ scene: Scene, info: DocumentInfo) throws(Problem) -> [UInt8] {
    try scene.size.checkIsPage()
    var drawing = SVGDrawing(outlines: outlines, options: options)
    return try drawing.write(scene, info: info)
  }
}
