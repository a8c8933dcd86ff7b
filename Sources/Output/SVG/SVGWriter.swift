package import AstroDiagnostics
package import AstroDrawing

/// Writes scenes as SVG 1.1: paths, and text as outlines that are each defined once in the file.
///
/// It needs no system library, because the glyphs come from the source that it is given. A writer remembers
/// the outlines it has written, so that the next picture takes half the time. Like its source, it must be
/// used by one thread at a time.
package final class SVGWriter {
  private let outlines: WrittenOutlines
  private let options: SVGOptions

  package init(glyphs: some OutlineSource, options: SVGOptions = SVGOptions()) {
    (outlines, self.options) = (WrittenOutlines(of: glyphs), options)
  }

  /// The scene as an SVG picture, with its size in points.
  /// - Throws: `size`, or what the source of the glyphs throws.
  package func svg(_ scene: Scene, info: DocumentInfo) throws(Problem) -> [UInt8] {
    try scene.size.checkIsPage()
    var drawing = SVGDrawing(outlines: outlines, options: options)
    return try drawing.write(scene, info: info)
  }
}
