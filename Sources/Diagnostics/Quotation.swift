/// Somebody's own words within a message of ours: short, on one line, harmless to a terminal.
package enum Quotation {
  /// How many characters of a text are repeated.
  private static let longest = 60

  /// In double quotes, cut short where it is long, control characters shown by their numbers.
  package static func of(_ text: String) -> String { "\"" + clipped(text) + "\"" }

  /// The same without the quotes.
  package static func clipped(_ text: String) -> String {
    let shown = onOneLine(String(text.unicodeScalars.prefix(longest)))
    return text.unicodeScalars.count > longest ? shown + "…" : shown
  }

  /// A number as somebody would write it: `91`, not `91.0`.
  package static func number(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  /// A text of any length with control characters shown by their numbers.
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
  /// Whether it would break a line, move a cursor or turn the direction of what follows.
  package var isUnfitForText: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}
