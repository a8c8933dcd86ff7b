/// What to do about a problem, in one line.
///
/// If the solution is to set a field, the hint knows the field and its values, and can be worded for its
/// reader: `fold: "earlier"` in a file, `--fold earlier` on a command line. In code:
///
///     "say which is meant with \(setting: "fold", to: "earlier", "later")"
package struct Hint: Hashable, Sendable {
  fileprivate enum Part: Hashable, Sendable {
    case text(String)
    case setting(field: String, values: [String])
  }

  fileprivate var parts: [Part]

  package init(_ text: String) { parts = text.isEmpty ? [] : [.text(text)] }

  package var isEmpty: Bool { parts.isEmpty }

  func text(options: ((String) -> String?)?) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .setting(let field, let values): Hint.setting(field, values, option: options?(field))
      }
    }.joined()
  }

  private static func setting(_ field: String, _ values: [String], option: String?) -> String {
    if let option { return values.map { "\(option) \($0)" }.joined(separator: " or ") }
    return "\(field): " + values.map { "\"\($0)\"" }.joined(separator: " or ")
  }
}

extension Hint: CustomStringConvertible {
  /// The hint as worded for the writer of a file.
  package var description: String { text(options: nil) }
}

extension Hint: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }

  package init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) { if !text.isEmpty { parts.append(.text(text)) } }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      parts.append(.text(value.description))
    }

    /// A field to set, and the values that solve the problem.
    package mutating func appendInterpolation(setting field: String, to values: String...) {
      parts.append(.setting(field: field, values: values))
    }
  }
}
