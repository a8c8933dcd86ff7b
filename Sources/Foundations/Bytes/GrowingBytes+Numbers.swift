extension GrowingBytes {
  /// The most digits, with a sign and a point.
  private static let longestNumber = 24

  /// Appends a number of units in the last decimal place, without zeros at the end.
  ///
  /// - Parameter decimals: How many decimals there may be, 0…9.
  package mutating func append(scaled: Int64, decimals: Int) {
    var (rest, left) = (scaled.magnitude, decimals)
    while left > 0, rest % 10 == 0 { (rest, left) = (rest / 10, left - 1) }
    unsafe append(atMost: GrowingBytes.longestNumber) { start in
      // Digits are written from last to first.
      var place = GrowingBytes.longestNumber
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
      unsafe start.update(from: start + place, count: GrowingBytes.longestNumber - place)
      return GrowingBytes.longestNumber - place
    }
  }
}
