import AstroBytes

/// Numbers in the form of this package's files.
package enum NumberText {
  /// A number with up to six decimals, or `null` if it cannot be written.
  package static func of(_ number: Double) -> String {
    var bytes = GrowingBytes(capacity: 32)
    append(number, to: &bytes)
    return String(decoding: bytes.finished(), as: UTF8.self)
  }

  /// A number with up to six decimals; `null` if it is not finite or its magnitude is 10¹² or more.
  static func append(_ number: Double, to bytes: inout GrowingBytes) {
    append(number, decimals: 6, to: &bytes)
  }

  /// - Parameter decimals: The largest number of decimals, 0 to 9; trailing zeros are left out. A `Double`
  ///   has only 15 reliable digits, so each decimal beyond six lowers the largest magnitude that can be
  ///   written by a factor of ten.
  static func append(_ number: Double, decimals: Int, to bytes: inout GrowingBytes) {
    guard number.isFinite, abs(number) < 1e12 / scale(decimals) * 1e6 else {
      return bytes.append("null")
    }
    append(scaled: Int64((number * scale(decimals)).rounded()), decimals: decimals, to: &bytes)
  }

  static func append(_ number: Int, to bytes: inout GrowingBytes) {
    append(scaled: Int64(number), decimals: 0, to: &bytes)
  }

  private static func scale(_ decimals: Int) -> Double {
    if decimals == 6 { return 1e6 }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return scale
  }

  /// The most digits, with a sign and a point.
  private static let longest = 24

  /// Appends a number of units in the last decimal place; its digits are written from last to first.
  private static func append(scaled: Int64, decimals: Int, to bytes: inout GrowingBytes) {
    var (rest, left) = (scaled.magnitude, decimals)
    while left > 0, rest % 10 == 0 { (rest, left) = (rest / 10, left - 1) }
    unsafe bytes.append(atMost: longest) { start in
      var place = longest
      func put(_ byte: UInt8) {
        place -= 1
        unsafe start[place] = byte
      }
      let isWhole = left == 0
      while left > 0 {
        put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        (rest, left) = (rest / 10, left - 1)
      }
      if !isWhole { put(UInt8(ascii: ".")) }
      repeat {
        put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      } while rest > 0
      if scaled < 0 { put(UInt8(ascii: "-")) }
      unsafe start.update(from: start + place, count: longest - place)
      return longest - place
    }
  }
}
