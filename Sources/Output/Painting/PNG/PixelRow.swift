/// Converts pixels of cairo to pixels of PNG.
enum PixelRow {
  /// - Parameters:
  ///   - row: Pixels of cairo: opacity, or an unused byte, in the highest byte, then red, green and blue.
  ///   - result: Receives the pixels with red in the lowest byte, then green, blue and, unless `isOpaque`,
  ///     opacity.
  static func convert(
    _ row: UnsafePointer<UInt32>, count: Int, isOpaque: Bool, to result: UnsafeMutablePointer<UInt32>
  ) {
    if isOpaque {
      for x in 0..<count { result[x] = turned(row[x]) }
    } else {
      for x in 0..<count { result[x] = divided(row[x]) }
    }
  }

  /// The pixel in RGBA, opaque whatever its byte of opacity.
  static func opaque(_ pixel: UInt32) -> UInt32 { turned(pixel) | 0xFF00_0000 }

  /// The pixel with red and blue exchanged, and 0 in the byte of opacity.
  @inline(__always)
  private static func turned(_ pixel: UInt32) -> UInt32 {
    pixel >> 16 & 0xFF | pixel & 0xFF00 | (pixel & 0xFF) << 16
  }

  /// The pixel in RGBA.
  ///
  /// Cairo's colors are multiplied by their opacity, those of PNG are not.
  @inline(__always)
  private static func divided(_ pixel: UInt32) -> UInt32 {
    let opacity = pixel >> 24
    guard opacity < 255 else { return turned(pixel) | 0xFF00_0000 }
    guard opacity > 0 else { return 0 }
    let red = divided(pixel >> 16, by: opacity)
    let (green, blue) = (divided(pixel >> 8, by: opacity), divided(pixel, by: opacity))
    return red | green << 8 | blue << 16 | opacity << 24
  }

  @inline(__always)
  private static func divided(_ part: UInt32, by opacity: UInt32) -> UInt32 {
    min(255, ((part & 0xFF) * 255 + opacity / 2) / opacity)
  }
}
