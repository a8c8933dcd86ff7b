extension PNGWriter {
  /// Cairo's pixels as PNG's rows: a filter byte (none), then red, green, blue and perhaps opacity.
  func rows(of pixels: UnsafeRawPointer, stride: Int) -> [UInt8] {
    let samples = isOpaque ? 3 : 4
    let capacity = (size.width * samples + 1) * size.height
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard var out = buffer.baseAddress else { return }
      for y in 0..<size.height {
        out.pointee = 0
        out += 1
        let row = UnsafeBufferPointer(
          start: (pixels + y * stride).assumingMemoryBound(to: UInt32.self), count: size.width)
        for pixel in row {
          isOpaque ? PNGWriter.write(pixel, to: out) : PNGWriter.write(premultiplied: pixel, to: out)
          out += samples
        }
      }
      count = capacity
    }
  }

  @inline(__always)
  private static func write(_ pixel: UInt32, to out: UnsafeMutablePointer<UInt8>) {
    out[0] = UInt8(truncatingIfNeeded: pixel >> 16)
    out[1] = UInt8(truncatingIfNeeded: pixel >> 8)
    out[2] = UInt8(truncatingIfNeeded: pixel)
  }

  /// Cairo's colors are multiplied by their opacity; PNG's are not.
  @inline(__always)
  private static func write(premultiplied pixel: UInt32, to out: UnsafeMutablePointer<UInt8>) {
    let opacity = pixel >> 24
    out[3] = UInt8(truncatingIfNeeded: opacity)
    if opacity == 0 || opacity == 255 { return write(opacity == 0 ? 0 : pixel, to: out) }
    out[0] = divided(pixel >> 16, by: opacity)
    out[1] = divided(pixel >> 8, by: opacity)
    out[2] = divided(pixel, by: opacity)
  }

  @inline(__always)
  private static func divided(_ part: UInt32, by opacity: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: min(255, ((part & 0xFF) * 255 + opacity / 2) / opacity))
  }
}
