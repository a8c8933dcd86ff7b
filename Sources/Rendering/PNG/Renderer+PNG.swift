import CPangoCairo
public import Drawing
import Geometry

extension Renderer {
  /// The scene as a PNG picture, as wide as asked and as tall as its proportions want.
  ///
  /// A scene without a background gives a transparent picture.
  /// - Parameter pixelWidth: 1 to `Renderer.largestSide`.
  /// - Throws: `size`, `missingFont`, `drawing` or `encoding`.
  public func png(_ scene: Scene, pixelWidth: Int, info: DocumentInfo) throws(RenderingError) -> [UInt8] {
    try scene.size.checkIsPage()
    let size = try PixelSize(of: scene.size, width: pixelWidth)
    let isOpaque = scene.background.map { $0.opacity >= 1 } ?? false
    let surface = try Surface(
      owning: cairo_image_surface_create(
        isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, CInt(size.width), CInt(size.height)))
    let pen = Pen(on: surface, fonts: fonts)
    // Each direction by its own factor: the last row of pixels is filled even where a side was rounded.
    cairo_scale(
      surface.context, Double(size.width) / scene.size.width, Double(size.height) / scene.size.height)
    if let background = scene.background { pen.fillPage(scene.size, background.color) }
    try pen.draw(scene.items)
    try surface.check()
    return try PNGWriter(size: size, isOpaque: isOpaque, info: info).encode(surface)
  }
}

/// The size of a picture in pixels.
struct PixelSize {
  let width: Int
  let height: Int

  init(of size: Size, width: Int) throws(RenderingError) {
    let allowed = 1...Renderer.largestSide
    guard allowed.contains(width) else {
      throw RenderingError(
        .size, "a picture \(width) pixels wide cannot be made",
        hint: "the width may be 1 to \(allowed.upperBound)")
    }
    let height = (Double(width) * size.height / size.width).rounded()
    guard height <= Double(allowed.upperBound) else {
      throw RenderingError(
        .size, "the picture would be \(height) pixels tall", hint: "ask for a smaller width")
    }
    (self.width, self.height) = (width, max(1, Int(height)))
  }
}
