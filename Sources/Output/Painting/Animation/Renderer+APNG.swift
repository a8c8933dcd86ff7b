package import AstroDiagnostics
package import AstroDrawing
import CAstroCairo

extension Renderer {
  /// How long each picture of an animation is shown, and the first one, in milliseconds.
  private static let pace = (next: 120, first: 600)

  /// Scenes as a moving picture, which is played once and ends as it began.
  ///
  /// Each picture has exactly the pixels that ``png(_:pixelWidth:info:)`` gives its scene.
  ///
  /// - Parameters:
  ///   - count: How many scenes there are, at least one.
  ///   - scene: The scenes, asked for in order and not kept: with an opaque background, and all of one size.
  /// - Throws: `size`, `missingFont`, `rendering` or `outOfMemory`, and what `scene` throws.
  package func apng(
    _ count: Int, pixelWidth: Int, info: DocumentInfo, scene: (Int) throws(Problem) -> Scene
  ) throws(Problem) -> [UInt8] {
    let first = try scene(0)
    try first.size.checkIsPage()
    let size = try PixelSize(of: first.size, width: pixelWidth)
    let surface = try Surface(CAIRO_FORMAT_RGB24, width: size.width, height: size.height)
    let pen = Pen(on: surface, of: self, snaps: true)
    var encoder = APNGEncoder(size: size, frames: count + 1, info: info)
    let beginning = try pen.pixels(of: first, size, on: surface)
    try encoder.append(beginning, for: Renderer.pace.first)
    for index in 1..<max(count, 1) {
      try encoder.append(pen.pixels(of: scene(index), size, on: surface), for: Renderer.pace.next)
    }
    try encoder.append(beginning, for: Renderer.pace.next)
    return encoder.finish()
  }
}

extension Pen {
  /// The pixels of a scene, row by row, in cairo's order.
  fileprivate func pixels(
    of scene: Scene, _ size: PixelSize, on surface: Surface
  ) throws(Problem) -> [UInt32] {
    try draw(scene, size, from: 0)
    try surface.check()
    cairo_surface_flush(surface.pointer)
    guard let start = cairo_image_surface_get_data(surface.pointer) else {
      throw Problem(.rendering, PaintingFault.noPixels)
    }
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(size.width * size.height)
    for y in 0..<size.height {
      let row = UnsafeRawPointer(start + y * stride).assumingMemoryBound(to: UInt32.self)
      // The byte of opacity has no meaning here, and need not be the same for the same color.
      for x in 0..<size.width { pixels.append(row[x] & 0xFF_FFFF) }
    }
    return pixels
  }
}
