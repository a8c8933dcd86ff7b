/// A value that was read from a JSON text, and where in the text it stands.
package struct JSONValue: Sendable {
  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// Always finite.
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// In the order of the text; no name stands twice.
    case object([Member])
  }

  package struct Member: Sendable {
    package let name: String
    package let value: JSONValue
  }

  package let content: Content
  /// How many bytes of the text come before it; −1 for a value that the text lacks.
  package let offset: Int

  /// What stands for a member that is missing.
  static let absent = JSONValue(content: .null, offset: -1)

  /// The member of an object by its name; `nil` where there is none, or where this is no object.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    // By bytes: two strings are compared with their marks in order, which takes the square of their number.
    return members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  package var isNull: Bool { if case .null = content { true } else { false } }
}

extension JSONValue: Equatable {
  /// Whether two values say the same, wherever they stand.
  package static func == (a: JSONValue, b: JSONValue) -> Bool {
    switch (a.content, b.content) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)): a.elementsEqual(b) { $0.name == $1.name && $0.value == $1.value }
    default: false
    }
  }
}
