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

  /// Appends a number with at most so many decimals, and none that say nothing.
  package mutating func append(_ number: Double, decimals: Int = 3) {
    let scale = Markup.powersOfTen[decimals]
    // Nothing on a page is a billion points away; what is no number stands nowhere.
    let bounded = number.isNaN ? 0 : min(max(number, -1e9), 1e9)
    let scaled = Int((bounded * Double(scale)).rounded())
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, part) = scaled.magnitude.quotientAndRemainder(dividingBy: scale)
    append(digitsOf: whole, atLeast: 1)
    guard part > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    append(digitsOf: part, atLeast: decimals)
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
  }

  /// The powers of ten up to as many decimals as a number may have.
  private static let powersOfTen = sequence(first: UInt(1)) { $0 * 10 }.prefix(9).map(\.self)

  private mutating func append(digitsOf number: UInt, atLeast width: Int) {
    let start = bytes.count
    var rest = number
    while rest > 0 || bytes.count - start < width {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    bytes[start...].reverse()
  }
}

extension Markup {
  /// Appends a place as two numbers with a blank between them.
  package mutating func append(_ point: Point) {
    append(point.x)
    append(" ")
    append(point.y)
  }

  /// Appends an attribute with a blank before it.
  package mutating func attribute(_ name: String, _ value: String) {
    append(" \(name)=\"")
    append(escaping: value)
    append("\"")
  }

  package mutating func attribute(_ name: String, _ value: Double, decimals: Int = 3) {
    append(" \(name)=\"")
    append(value, decimals: decimals)
    append("\"")
  }
}
