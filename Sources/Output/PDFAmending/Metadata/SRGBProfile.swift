import AstroGeometry

/// The sRGB color space as an ICC profile of version 2 (ICC.1:2001-04), computed from its definition (IEC
/// 61966-2-1).
enum SRGBProfile {
  static let bytes: [UInt8] = make()

  private static func make() -> [UInt8] {
    let curve = self.curve
    let tags: [(name: String, data: [UInt8])] = [
      ("desc", description("sRGB")), ("cprt", text("No copyright")), ("wtpt", xyz(0.9642, 1, 0.8249)),
      // The primaries, adapted to the white point D50 with the Bradford method.
      ("rXYZ", xyz(0.43607, 0.22249, 0.01392)), ("gXYZ", xyz(0.38515, 0.71687, 0.09708)),
      ("bXYZ", xyz(0.14307, 0.06061, 0.71410)), ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
    ]
    var table = number(UInt32(tags.count))
    var data: [UInt8] = []
    let start = 128 + 4 + 12 * tags.count
    for (index, tag) in tags.enumerated() {
      // The three curves share their data.
      let isShared = index > 6
      let offset = isShared ? start + data.count - curve.count : start + data.count
      table += Array(tag.name.utf8) + number(UInt32(offset)) + number(UInt32(tag.data.count))
      if !isShared { data += tag.data }
    }
    return header(size: start + data.count) + table + data
  }

  private static func header(size: Int) -> [UInt8] {
    var header = number(UInt32(size)) + number(0) + number(0x0210_0000)
    header += Array("mntrRGB XYZ ".utf8)
    // The date of the profile: year, month and day, then hours, minutes and seconds.
    header += [2026, 11, 22, 0, 0, 0].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    header += Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
    header += fixed(0.9642) + fixed(1) + fixed(0.8249)
    return header + [UInt8](repeating: 0, count: 128 - header.count)
  }

  // MARK: - Tags, each a multiple of four bytes

  private static func description(_ words: String) -> [UInt8] {
    let ascii = Array(words.utf8) + [0]
    // There is no Unicode or Macintosh name: zeros for the codes and lengths, and for the 67 bytes of the
    // latter.
    return padded(
      Array("desc".utf8) + number(0) + number(UInt32(ascii.count)) + ascii
        + [UInt8](repeating: 0, count: 4 + 4 + 2 + 1 + 67))
  }

  private static func text(_ words: String) -> [UInt8] {
    padded(Array("text".utf8) + number(0) + Array(words.utf8) + [0])
  }

  private static func xyz(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
    Array("XYZ ".utf8) + number(0) + fixed(x) + fixed(y) + fixed(z)
  }

  /// The curve from a component of a color to linear light, in 1,024 samples.
  private static var curve: [UInt8] {
    let values = (0..<1024).map { step -> UInt16 in
      let value = Double(step) / 1023
      let light = value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
      return UInt16((light * 65535).rounded())
    }
    return Array("curv".utf8) + number(0) + number(1024)
      + values.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  // MARK: - Numbers

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> UInt32($0) & 0xFF) }
  }

  /// A fixed-point number with 16 fractional bits.
  private static func fixed(_ value: Double) -> [UInt8] { number(UInt32((value * 65536).rounded())) }

  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
  }
}
