extension StaticString {
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}

extension ArraySlice<UInt8> {
  /// Where some words stand first.
  func firstRange(of words: StaticString) -> Range<Int>? {
    guard count >= words.bytes.count else { return nil }
    return (startIndex...endIndex - words.bytes.count).lazy
      .map { $0..<$0 + words.bytes.count }
      .first { self[$0].elementsEqual(words.bytes) }
  }

  /// Where some words stand last.
  func lastRange(of words: StaticString) -> Range<Int>? {
    guard count >= words.bytes.count else { return nil }
    return (startIndex...endIndex - words.bytes.count).reversed().lazy
      .map { $0..<$0 + words.bytes.count }
      .first { self[$0].elementsEqual(words.bytes) }
  }

  /// The whole number behind some words.
  func number(after words: StaticString) -> Int? {
    firstRange(of: words).flatMap { Int(asciiDigits: self[$0.upperBound...]) }
  }
}

extension Int {
  /// The number that begins some text, or `nil` where it begins with none.
  init?(asciiDigits text: ArraySlice<UInt8>) {
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.prefix(18)
    guard !digits.isEmpty else { return nil }
    self = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
