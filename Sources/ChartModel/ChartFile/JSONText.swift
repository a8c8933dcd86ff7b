/// Writes JSON the same way every time: members in their order, numbers without noise.
///
/// The outermost containers are broken into lines, what lies in them stands on one line each: a chart reads
/// like a table, and differences between two charts show line by line.
package struct JSONText {
  /// How deep containers are broken into lines.
  private static let brokenLevels = 2

  private var text = ""

  /// A value as text, with a line end behind it.
  package static func of(_ value: JSONValue) -> String {
    var writer = JSONText()
    writer.write(value, level: 0)
    return writer.text + "\n"
  }

  /// A value as text on one line, without a line end.
  package static func line(of value: JSONValue) -> String {
    var writer = JSONText()
    writer.write(value, level: brokenLevels)
    return writer.text
  }

  private mutating func write(_ value: JSONValue, level: Int) {
    switch value {
    case .null: text += "null"
    case .bool(let truth): text += truth ? "true" : "false"
    case .number(let number): text += JSONText.number(number)
    case .string(let string): write(string)
    case .array(let elements):
      writeList("[", "]", elements, level: level) { $0.write($1, level: level + 1) }
    case .object(let members):
      writeList("{", "}", members, level: level) { writer, member in
        writer.write(member.name)
        writer.text += ": "
        writer.write(member.value, level: level + 1)
      }
    }
  }

  private mutating func writeList<Element>(
    _ opening: String, _ closing: String, _ elements: [Element], level: Int,
    _ write: (inout JSONText, Element) -> Void
  ) {
    let isBroken = level < JSONText.brokenLevels && !elements.isEmpty
    let padding = isBroken ? "" : opening == "{" && !elements.isEmpty ? " " : ""
    text += opening + padding
    for (index, element) in elements.enumerated() {
      if index > 0 { text += isBroken ? "," : ", " }
      if isBroken { breakLine(level + 1) }
      write(&self, element)
    }
    if isBroken { breakLine(level) }
    text += padding + closing
  }

  private mutating func breakLine(_ level: Int) {
    text += "\n" + String(repeating: "  ", count: level)
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}"...("\u{9F}"), "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// A number with up to six decimals; what is not finite, or beyond a million millions, becomes null.
  ///
  /// `Double` has 15 digits to give: six behind the point leave nine before it without noise.
  package static func number(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "null" }
    let millionths = Int64((number * 1_000_000).rounded())
    let (whole, part) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = millionths < 0 ? "-" : ""
    guard part > 0 else { return sign + String(whole) }
    var digits = String(1_000_000 + part).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return sign + String(whole) + "." + digits
  }
}
