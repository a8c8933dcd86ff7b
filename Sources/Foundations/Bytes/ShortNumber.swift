/// A decimal number as it is written: its digits without zeros at the end, and how many of them are decimals.
package struct ShortNumber {
  @usableFromInline var digits: UInt = 0
  @usableFromInline var decimals = 0
  package private(set) var isNegative = false

  package init() {}

  /// - Parameter scaled: The number as an integer multiple of its last decimal.
  @inlinable package init(_ scaled: Int, decimals: Int) {
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

  @inlinable static func count(_ number: UInt) -> Int {
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
  /// Room for six numbers of the greatest length, with the separators between them.
  @usableFromInline var bytes: InlineArray<112, UInt8> = .init(repeating: 0)
  @usableFromInline var count = 0

  package init() {}

  @inlinable package mutating func append(byte: UInt8) {
    bytes[count] = byte
    count += 1
  }

  @inlinable package mutating func append(_ number: ShortNumber) {
    if number.isNegative { append(byte: UInt8(ascii: "-")) }
    var (rest, place) = (number.digits, count + number.length)
    count = place
    // Written from the last digit to the first.
    for step in 0..<number.length {
      place -= 1
      if step == number.decimals, step > 0 {
        bytes[place] = UInt8(ascii: ".")
      } else {
        bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
    }
  }
}

extension Markup {
  package mutating func append(_ text: borrowing ShortText) {
    let (span, count) = (text.bytes.span, text.count)
    unsafe span.withUnsafeBufferPointer { unsafe append(contentsOf: $0.prefix(count)) }
  }
}
