public import Diagnostics
public import Drawing
public import Painting
public import SVG

extension Renderer {
  /// The scene as an SVG picture, its words as outlines, sized in points.
  ///
  /// Whoever writes many pictures keeps an ``SVGWriter`` instead, which remembers outlines.
  /// - Throws: `size` or `missingFont`.
  public func svg(
    _ scene: Scene, info: DocumentInfo, options: SVGOptions = SVGOptions()
  ) throws(Problem) -> [UInt8] {
    try SVGWriter(glyphs: fonts, options: options).svg(scene, info: info)
  }
}
