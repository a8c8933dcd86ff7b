public import Diagnostics
public import Drawing
public import Painting
import SVG

extension Renderer {
  /// The scene as an SVG picture, its words as outlines, sized in points.
  /// - Throws: `size` or `missingFont`.
  public func svg(_ scene: Scene, info: DocumentInfo) throws(Problem) -> [UInt8] {
    try SVGWriter(glyphs: fonts).svg(scene, info: info)
  }
}
