/// A decimal number as it is written: its digits without zeros at the end, and without its sign.
package struct ShortNumber {
  /// The bytes, the first in the lowest place; at most seven here, the others in `more`.
  @usableFromInline let text: UInt64
  /// The bytes after the first eight.
  @usableFromInline let more: UInt64
  /// How many bytes there are, at most sixteen.
  @usableFromInline let length: Int
  package let isNegative: Bool

  /// - Parameter thousandths: The number times a thousand; its magnitude is below 10¹⁵.
  @inlinable package init(thousandths: Int64, _ digits: DigitTable) {
    isNegative = thousandths < 0
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    let fraction = digits.fraction(Int(rest))
    guard whole < 1000 else {
      (text, more, length) = ShortNumber.long(whole, behind: fraction)
      return
    }
    let front = digits.whole(Int(whole))
    text = UInt64(front.text) | UInt64(fraction.text) << UInt64(8 * front.length)
    (more, length) = (0, front.length + fraction.length)
  }

  /// The digits of a large number before those of its fraction.
  @usableFromInline static func long(
    _ whole: UInt64, behind fraction: (text: UInt32, length: Int)
  ) -> (text: UInt64, more: UInt64, length: Int) {
    var (text, more, length) = (UInt64(fraction.text), UInt64(0), fraction.length)
    var rest = whole
    repeat {
      (text, more) = (text << 8 | UInt64(0x30 + rest % 10), more << 8 | text >> 56)
      (rest, length) = (rest / 10, length + 1)
    } while rest > 0
    return (text, more, length)
  }

  /// Writes the bytes, and perhaps others behind them: sixteen at most.
  ///
  /// - Returns: How many belong to the number.
  @inlinable package func write(to place: UnsafeMutablePointer<UInt8>) -> Int {
    let bytes = UnsafeMutableRawPointer(place)
    unsafe bytes.storeBytes(of: text.littleEndian, as: UInt64.self)
    if length > 8 { unsafe bytes.storeBytes(of: more.littleEndian, toByteOffset: 8, as: UInt64.self) }
    return length
  }
}

/// The texts of the numbers below a thousand, whole and as decimals, so that no digit is computed twice.
///
/// It is made once and stays as long as the process: an array would be counted by each step of each path.
@safe package struct DigitTable: @unchecked Sendable {
  /// Up to three digits each, and their count in the highest byte; then a point and up to three digits each, without
  /// zeros at the end.
  @usableFromInline let entries: UnsafePointer<UInt32>

  package static let shared = DigitTable()

  private init() {
    let entries = UnsafeMutablePointer<UInt32>.allocate(capacity: 2000)
    for number in 0..<1000 {
      let digits = [UInt8](String(number).utf8)
      unsafe (entries + number).initialize(to: DigitTable.word(digits) | UInt32(digits.count) << 24)
      var decimals = [UInt8](String(1000 + number).utf8.dropFirst())
      while decimals.last == 0x30 { decimals.removeLast() }
      unsafe (entries + 1000 + number).initialize(
        to: decimals.isEmpty ? 0 : DigitTable.word([0x2E] + decimals))
    }
    unsafe self.entries = UnsafePointer(entries)
  }

  private static func word(_ bytes: [UInt8]) -> UInt32 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// - Parameter number: 0…999.
  @inlinable func whole(_ number: Int) -> (text: UInt32, length: Int) {
    let entry = unsafe entries[number]
    return (entry & 0xFF_FFFF, Int(entry >> 24))
  }

  /// The decimals of so many thousandths with the point before them; nothing for none.
  ///
  /// - Parameter thousandths: 0…999.
  @inlinable func fraction(_ thousandths: Int) -> (text: UInt32, length: Int) {
    let entry = unsafe entries[1000 + thousandths]
    return (entry, 4 - entry.leadingZeroBitCount / 8)
  }
}
