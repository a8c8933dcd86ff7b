import AstroDiagnostics

extension JSONParser {
  /// Reads a number by the grammar of JSON, which is stricter than Swift's.
  mutating func number() throws(JSONMistake) -> Double {
    let start = offset
    let isNegative = take("-")
    if take("0") {
      if next?.isASCIIDigit == true { throw problem(.leadingZero, at: start) }
    } else {
      try digits()
    }
    let wholeEnd = offset
    if take(".") { try digits() }
    let decimals = max(0, offset - wholeEnd - 1)
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    } else if let number = shortNumber(from: start, decimals: decimals) {
      return isNegative ? -number : number
    }
    return try longNumber(from: start)
  }

  /// A number of at most 15 digits without an exponent.
  ///
  /// It is an integer divided by a power of ten, both exact as `Double`, so the quotient is rounded only
  /// once, as IEEE 754 requires.
  private func shortNumber(from start: Int, decimals: Int) -> Double? {
    guard offset - start <= 16, decimals < JSONParser.powersOfTen.count else { return nil }
    var digits: Int64 = 0
    for byte in bytes[start..<offset] where byte.isASCIIDigit { digits = digits * 10 + Int64(byte & 0x0F) }
    guard digits < 1_000_000_000_000_000 else { return nil }
    return Double(digits) / JSONParser.powersOfTen[decimals]
  }

  private static let powersOfTen: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10]

  private func longNumber(from start: Int) throws(JSONMistake) -> Double {
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw problem(.tooLarge(text), at: start)
    }
    return number
  }

  private mutating func digits() throws(JSONMistake) {
    guard next?.isASCIIDigit == true else { throw problem(.noDigit) }
    while next?.isASCIIDigit == true { offset += 1 }
  }
}
