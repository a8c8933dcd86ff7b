/// Numbers in the form of this package's files.
package enum NumberText {
  /// A number with up to six decimals, or `null` if it cannot be written.
  package static func of(_ number: Double) -> String {
    var bytes: [UInt8] = []
    append(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A number with up to six decimals; `null` if it is not finite or its magnitude is 10¹² or more.
  static func append(_ number: Double, to bytes: inout [UInt8]) {
    append(number, decimals: 6, to: &bytes)
  }

  /// - Parameter decimals: The largest number of decimals, 0 to 9; trailing zeros are left out. A `Double`
  ///   has only 15 reliable digits, so each decimal beyond six lowers the largest magnitude that can be
  ///   written by a factor of ten.
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

  /// Appends a number of units in the last decimal place; its digits are written from last to first and then
  /// reversed.
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
    // Reversed in place by hand, because reversing a slice would copy it.
    var (low, high) = (start, bytes.count - 1)
    while low < high {
      bytes.swapAt(low, high)
      (low, high) = (low + 1, high - 1)
    }
  }
}
