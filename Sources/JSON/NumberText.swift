/// Numbers as our files write them.
package enum NumberText {
  /// A number with up to six decimals, or `null` where it cannot be written.
  package static func of(_ number: Double) -> String {
    var bytes: [UInt8] = []
    append(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A number with up to six decimals; `null` where it is not finite, or a million millions or more.
  static func append(_ number: Double, to bytes: inout [UInt8]) {
    append(number, decimals: 6, to: &bytes)
  }

  /// - Parameter decimals: At most so many, 0 to 9; zeros at the end are left out. `Double` has 15 digits to give: what
  ///   stands behind the point is taken from what may stand before it without noise.
  static func append(_ number: Double, decimals: Int, to bytes: inout [UInt8]) {
    guard number.isFinite, abs(number) < 1e12 / scale(decimals) * 1e6 else {
      return bytes.append(contentsOf: "null".utf8)
    }
    append(scaled: Int64((number * scale(decimals)).rounded()), decimals: decimals, to: &bytes)
  }

  static func append(_ number: Int, to bytes: inout [UInt8]) {
    append(scaled: Int64(number), decimals: 0, to: &bytes)
  }

  private static func scale(_ decimals: Int) -> Double {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return scale
  }

  /// A number of units in the last decimal place, its digits written from the last to the first and then turned around.
  private static func append(scaled: Int64, decimals: Int, to bytes: inout [UInt8]) {
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    var (rest, left) = (scaled.magnitude, decimals)
    while left > 0, rest % 10 == 0 { (rest, left) = (rest / 10, left - 1) }
    let start = bytes.count
    while left > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      (rest, left) = (rest / 10, left - 1)
    }
    if bytes.count > start { bytes.append(UInt8(ascii: ".")) }
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    // Slices are copied to be turned around.
    var (low, high) = (start, bytes.count - 1)
    while low < high {
      bytes.swapAt(low, high)
      (low, high) = (low + 1, high - 1)
    }
  }
}
