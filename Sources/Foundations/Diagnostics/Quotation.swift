/// Quotes foreign text in a message: short, on one line, and harmless to a terminal.
package enum Quotation {
  /// How many Unicode scalars of a text are shown.
  private static let longest = 60

  /// The text in double quotes, truncated if it is long, with control characters shown by their code points.
  package static func of(_ text: String) -> String { "\"" + clipped(text) + "\"" }

  /// The same in the quotation marks of Ukrainian.
  package static func angular(_ text: String) -> String { "«" + clipped(text) + "»" }

  /// The same without the quotes.
  package static func clipped(_ text: String) -> String {
    let shown = onOneLine(String(text.unicodeScalars.prefix(longest)))
    return text.unicodeScalars.count > longest ? shown + "…" : shown
  }

  /// A number as a person would write it: `91`, not `91.0`.
  package static func number(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  /// A text of any length, with control characters shown by their code points.
  package static func onOneLine(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      if scalar.isUnfitForText {
        line += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}

extension Unicode.Scalar {
  /// Whether it would break a line, move a cursor or change the direction of the text after it.
  package var isUnfitForText: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}
