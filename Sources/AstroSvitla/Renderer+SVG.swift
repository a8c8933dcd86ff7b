package import Diagnostics
package import Drawing
package import Painting
package import SVG

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
