package import Geometry

/// A text of markup that grows at its end, as UTF-8.
package struct Markup {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func append(_ markup: String) { bytes.append(contentsOf: markup.utf8) }
  package mutating func append(_ other: Markup) { bytes.append(contentsOf: other.bytes) }

  /// Appends words as a reader shall see them, in an element or in an attribute.
  package mutating func append(escaping words: String) {
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      // XML 1.0 has no way to write the other controls and these two.
      case "\u{0}"..."\u{8}", "\u{B}"..."\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}": break
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  package mutating func append(byte: UInt8) { bytes.append(byte) }

  /// Appends a number with at most so many decimals, and none that say nothing.
  package mutating func append(_ number: Double, decimals: Int = 3) {
    append(Markup.scaled(number, decimals: decimals), decimals: decimals)
  }

  /// Appends a whole number of the last decimals.
  package mutating func append(_ scaled: Int, decimals: Int) {
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, part) = scaled.magnitude.quotientAndRemainder(dividingBy: Markup.powersOfTen[decimals])
    append(digitsOf: whole)
    guard part > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var (rest, place) = (part, decimals - 1)
    while rest > 0 {
      let (digit, left) = rest.quotientAndRemainder(dividingBy: Markup.powersOfTen[place])
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      (rest, place) = (left, place - 1)
    }
  }

  /// A number as a whole number of its last decimals.
  package static func scaled(_ number: Double, decimals: Int) -> Int {
    // Nothing on a page is a billion points away; what is no number stands nowhere.
    let bounded = number.isNaN ? 0 : min(max(number, -1e9), 1e9)
    let scaled = bounded * Double(Markup.powersOfTen[decimals])
    return Int(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
  }

  /// The powers of ten up to as many decimals as a number may have.
  package static let powersOfTen = sequence(first: UInt(1)) { $0 * 10 }.prefix(9).map(\.self)

  private mutating func append(digitsOf number: UInt) {
    if number >= 10 { append(digitsOf: number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}

extension Markup {
  /// Appends a place as two numbers with a blank between them.
  package mutating func append(_ point: Point, decimals: Int = 3) {
    append(point.x, decimals: decimals)
    append(" ")
    append(point.y, decimals: decimals)
  }

  /// Appends an attribute with a blank before it.
  package mutating func attribute(_ name: String, _ value: String) {
    begin(attribute: name)
    append(escaping: value)
    append("\"")
  }

  package mutating func attribute(_ name: String, _ value: Double, decimals: Int = 3) {
    begin(attribute: name)
    append(value, decimals: decimals)
    append("\"")
  }

  private mutating func begin(attribute name: String) {
    append(byte: UInt8(ascii: " "))
    append(name)
    append("=\"")
  }
}
