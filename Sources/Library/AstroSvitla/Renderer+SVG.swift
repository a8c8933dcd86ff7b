package import AstroDiagnostics
package import AstroDrawing
package import AstroPainting
package import AstroSVG

extension Renderer {
  /// The scene as an SVG picture, sized in points, with its words as outlines.
  ///
  /// To write many pictures, keep an ``SVGWriter`` instead, which remembers outlines.
  /// - Throws: `size` or `missingFont`.
  package func svg(
    _ scene: Scene, info: DocumentInfo, options: SVGOptions = SVGOptions()
  ) throws(Problem) -> [UInt8] {
    try SVGWriter(glyphs: fonts, options: options).svg(scene, info: info)
  }
}
