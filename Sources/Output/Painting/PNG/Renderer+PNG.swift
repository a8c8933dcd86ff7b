package import AstroDiagnostics
package import AstroDrawing
import AstroGeometry
import CAstroCairo

extension Renderer {
  /// The scene as a PNG picture of the given width, with the scene's proportions.
  ///
  /// A scene without a background gives a transparent picture. The same scene gives the same bytes on every
  /// processor.
  /// - Parameter pixelWidth: 1 to `Renderer.largestSide`. Large pictures are drawn in strips, so that none
  ///   takes more than about 100 MB.
  /// - Throws: `size`, `missingFont`, `rendering` or `outOfMemory`.
  package func png(_ scene: Scene, pixelWidth: Int, info: DocumentInfo) throws(Problem) -> [UInt8] {
    try scene.size.checkIsPage()
    let size = try PixelSize(of: scene.size, width: pixelWidth)
    return try png(scene, size, info: info, bandHeight: size.bandHeight)
  }

  /// - Parameter bandHeight: The number of rows drawn at a time; the bytes do not depend on it.
  func png(
    _ scene: Scene, _ size: PixelSize, info: DocumentInfo, bandHeight: Int
  ) throws(Problem) -> [UInt8] {
    let isOpaque = scene.background.map { $0.opacity >= 1 } ?? false
    let surface = try Surface(
      isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width: size.width, height: bandHeight)
    let pen = Pen(on: surface, of: self, snaps: true)
    var encoder = try PNGEncoder(size: size, isOpaque: isOpaque, info: info)
    for top in stride(from: 0, to: size.height, by: bandHeight) {
      try pen.draw(scene, size, from: top)
      try surface.check()
      try encoder.append(rows: min(bandHeight, size.height - top), of: surface)
    }
    return encoder.finish()
  }
}

extension Pen {
  /// Draws the part of a picture that begins at a row of pixels.
  func draw(_ scene: Scene, _ size: PixelSize, from top: Int) throws(Problem) {
    cairo_save(context)
    if top > 0 { clear() }
    cairo_translate(context, 0, Double(-top))
    // Width and height are scaled separately, so that the last row of pixels is filled even where a side was
    // rounded.
    cairo_scale(context, Double(size.width) / scene.size.width, Double(size.height) / scene.size.height)
    if let background = scene.background { fillPage(scene.size, background.color) }
    try draw(scene.items)
    cairo_restore(context)
  }

  private func clear() {
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }
}

/// The size of a picture in pixels.
struct PixelSize {
  let width: Int
  let height: Int

  /// The number of rows drawn at a time: all rows of a small picture, and about 16 MB of a large one.
  var bandHeight: Int { max(width, height) <= 4000 ? height : min(height, max(16, (4 << 20) / width)) }

  init(of size: Size, width: Int) throws(Problem) {
    let allowed = 1...Renderer.largestSide
    guard allowed.contains(width) else {
      throw Problem(
        .size, PaintingFault.width(width, most: allowed.upperBound))
    }
    let height = (Double(width) * size.height / size.width).rounded()
    guard height <= Double(allowed.upperBound) else {
      throw Problem(
        .size, PaintingFault.height(height))
    }
    (self.width, self.height) = (width, max(1, Int(height)))
  }
}
