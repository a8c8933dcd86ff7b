/// A decimal number as it is written: its digits without zeros at the end, and how many of them are decimals.
package struct ShortNumber {
  @usableFromInline var digits: UInt64 = 0
  @usableFromInline var decimals = 0
  package private(set) var isNegative = false

  package init() {}

  /// - Parameter scaled: The number as an integer multiple of its last decimal.
  @inlinable package init(_ scaled: Int64, decimals: Int) {
    isNegative = scaled < 0
    (digits, self.decimals) = (scaled.magnitude, decimals)
    while self.decimals > 0, digits % 10 == 0 {
      digits /= 10
      self.decimals -= 1
    }
  }

  /// The length in bytes, without the sign.
  @inlinable package var length: Int {
    // There is at least a zero before the decimal point.
    max(ShortNumber.count(digits), decimals + 1) + (decimals > 0 ? 1 : 0)
  }

  @inlinable static func count(_ number: UInt64) -> Int {
    if number < 10 { return 1 }
    if number < 100 { return 2 }
    if number < 1000 { return 3 }
    if number < 10_000 { return 4 }
    if number < 100_000 { return 5 }
    return 5 + count(number / 100_000)
  }
}

/// A few bytes of markup, stored inline: an array would check its capacity for every byte.
package struct ShortText {
  /// Sixteen bytes.
  @usableFromInline typealias Words = (UInt64, UInt64)

  /// Room for six numbers of the greatest length, with the separators between them: 112 bytes.
  ///
  /// An `InlineArray` would need the newest systems of Apple.
  @usableFromInline var bytes: (Words, Words, Words, Words, Words, Words, Words) =
    ((0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0))
  @usableFromInline var count = 0

  package init() {}

  @inlinable package mutating func append(byte: UInt8) {
    unsafe withUnsafeMutableBytes(of: &bytes) { unsafe $0[count] = byte }
    count += 1
  }

  @inlinable package mutating func append(_ number: ShortNumber) {
    if number.isNegative { append(byte: UInt8(ascii: "-")) }
    let length = number.length
    var (rest, place) = (number.digits, count + length)
    count = place
    // Written from the last digit to the first.
    unsafe withUnsafeMutableBytes(of: &bytes) { bytes in
      for step in 0..<length {
        place -= 1
        if step == number.decimals, step > 0 {
          unsafe bytes[place] = UInt8(ascii: ".")
        } else {
          unsafe bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
          rest /= 10
        }
      }
    }
  }
}

extension Markup {
  package mutating func append(_ text: borrowing ShortText) {
    let count = text.count
    unsafe withUnsafeBytes(of: text.bytes) {
      unsafe $0.withMemoryRebound(to: UInt8.self) {
        unsafe append(UnsafeBufferPointer(rebasing: $0[..<count]))
      }
    }
  }
}
