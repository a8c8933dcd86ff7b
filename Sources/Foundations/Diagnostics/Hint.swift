/// What to do about a problem, in one line.
///
/// If the solution is to set a field, the hint knows the field and its values, and can be worded for its
/// reader: `fold: "earlier"` in a file, `--fold earlier` on a command line. In code:
///
///     "say which is meant with \(setting: "fold", to: "earlier", "later")"
package struct Hint: Hashable, Sendable {
  fileprivate enum Part: Hashable, Sendable {
    case text(String)
    case told(english: String, ukrainian: String)
    case setting(field: String, values: [String])
    case nearest(String)
    case known(String)
  }

  fileprivate var parts: [Part]

  package init(_ text: String) { parts = text.isEmpty ? [] : [.text(text)] }

  package var isEmpty: Bool { parts.isEmpty }

  /// A hint that is worded in every language, for callers that give a problem another way out than its own.
  package init(_ english: String, ukrainian: String) {
    parts = [.told(english: english, ukrainian: ukrainian)]
  }

  /// The hint that a known name was meant.
  package init(nearest name: String) { parts = [.nearest(name)] }

  /// The hint that lists known names.
  init(known list: String) { parts = [.known(list)] }

  func text(options: ((String) -> String?)?, in tongue: Tongue = .english) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .told(let english, let ukrainian): tongue == .english ? english : ukrainian
      case .setting(let field, let values): Hint.setting(field, values, option: options?(field), in: tongue)
      case .nearest(let name): tongue == .english ? "did you mean \(name)?" : "можливо, \(name)?"
      case .known(let list): "\(tongue == .english ? "known" : "відомі"): \(list)"
      }
    }.joined()
  }

  /// The hint with nothing but the words of a language.
  package func worded(in tongue: Tongue) -> Hint { Hint(text(options: nil, in: tongue)) }

  private static func setting(
    _ field: String, _ values: [String], option: String?, in tongue: Tongue
  ) -> String {
    let or = tongue == .english ? " or " : " або "
    if let option { return values.map { "\(option) \($0)" }.joined(separator: or) }
    return "\(field): " + values.map { "\"\($0)\"" }.joined(separator: or)
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
