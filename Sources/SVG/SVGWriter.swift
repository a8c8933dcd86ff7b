public import Diagnostics
public import Drawing

/// Writes scenes as SVG 1.1: paths, and words as outlines that each stand once in the file.
///
/// It needs no library of the system: glyphs are asked of whoever has them.
public struct SVGWriter {
  private let glyphs: any OutlineSource
  private let options: SVGOptions

  public init(glyphs: some OutlineSource, options: SVGOptions = SVGOptions()) {
    (self.glyphs, self.options) = (glyphs, options)
  }

  /// The scene as an SVG picture, sized in points.
  /// - Throws: `size`, or what `glyphs` throws.
  public func svg(_ scene: Scene, info: DocumentInfo) throws(Problem) -> [UInt8] {
    try scene.size.checkIsPage()
    var drawing = SVGDrawing(glyphs: glyphs, options: options)
    return try drawing.write(scene, info: info)
  }
}
