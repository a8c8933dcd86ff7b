import AstroGeometry

/// Reads the numbers and letters of path data, points and transforms.
struct NumberList {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { offset >= bytes.count }

  /// Coordinates beyond this are no logo's.
  private static let greatest = 1e6

  /// Passes over space and commas.
  mutating func skipSeparators() {
    while offset < bytes.count, bytes[offset] <= 0x20 || bytes[offset] == UInt8(ascii: ",") { offset += 1 }
  }

  /// The letter here, if there is one.
  mutating func letter() -> Character? {
    skipSeparators()
    guard offset < bytes.count else { return nil }
    let scalar = Unicode.Scalar(bytes[offset])
    guard scalar.properties.isAlphabetic, scalar.isASCII else { return nil }
    offset += 1
    return Character(scalar)
  }

  /// Letters up to the next other character.
  mutating func word() -> String {
    var word = ""
    while let letter = letter() { word.append(letter) }
    return word
  }

  mutating func take(_ character: Character) -> Bool {
    skipSeparators()
    guard offset < bytes.count, bytes[offset] == character.asciiValue else { return false }
    offset += 1
    return true
  }

  /// The next number; `nil` if there is none.
  ///
  /// Two may stand together, as in `1-2` and `.5.5`.
  mutating func number() -> Double? {
    skipSeparators()
    let start = offset
    var (hasPoint, hasExponent) = (false, false)
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "."):
        guard !hasPoint, !hasExponent else { return value(from: start) }
        hasPoint = true
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        let isOfExponent =
          offset > start && [UInt8(ascii: "e"), UInt8(ascii: "E")].contains(bytes[offset - 1])
        guard offset == start || isOfExponent else { return value(from: start) }
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard !hasExponent, offset > start else { return value(from: start) }
        hasExponent = true
      default: return value(from: start)
      }
      offset += 1
    }
    return value(from: start)
  }

  private func value(from start: Int) -> Double? {
    guard start < offset, let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)),
      abs(value) <= NumberList.greatest
    else { return nil }
    return value
  }

  /// A digit that says yes or no, which nothing need part from what follows.
  mutating func flag() -> Bool? {
    if take("0") { return false }
    return take("1") ? true : nil
  }

  /// As many numbers as asked for; `nil` if there are fewer.
  mutating func numbers(_ count: Int) -> [Double]? {
    var found: [Double] = []
    for _ in 0..<count {
      guard let number = number() else { return nil }
      found.append(number)
    }
    return found
  }

  mutating func point() -> Point? { numbers(2).map { Point(x: $0[0], y: $0[1]) } }

  /// All numbers up to the end; `nil` if there is anything else.
  mutating func all() -> [Double]? {
    var found: [Double] = []
    while true {
      skipSeparators()
      if isAtEnd { return found }
      guard let number = number() else { return nil }
      found.append(number)
    }
  }
}
