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
    bytes.append(scaled: Int64((number * scale(decimals)).rounded()), decimals: decimals)
  }

  static func append(_ number: Int, to bytes: inout GrowingBytes) {
    bytes.append(scaled: Int64(number), decimals: 0)
  }

  private static func scale(_ decimals: Int) -> Double {
    if decimals == 6 { return 1e6 }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return scale
  }
}
