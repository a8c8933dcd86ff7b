public import Drawing

extension Renderer {
  /// The scene as an SVG picture, its words as outlines, sized in points.
  /// - Throws: `size` or `missingFont`.
  public func svg(_ scene: Scene, info: DocumentInfo) throws(RenderingError) -> [UInt8] {
    try scene.size.checkIsPage()
    var writer = SVGWriter(fonts: fonts)
    return try writer.write(scene, info: info)
  }
}
