/// A value read from a JSON text, with its offset in the text.
package struct JSONValue: Sendable {
  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// Always finite.
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// The members in the order of the text; names are unique.
    case object([Member])
  }

  package struct Member: Sendable {
    package let name: String
    package let value: JSONValue
  }

  package let content: Content
  /// The byte offset of the value in the text; −1 for a missing value.
  package let offset: Int

  /// Stands for a missing member.
  static let absent = JSONValue(content: .null, offset: -1)

  /// The member of an object by its name; `nil` if there is none, or if this is not an object.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    // Compared by bytes: comparing strings normalizes combining marks, in time quadratic in their number.
    return members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  package var isNull: Bool { if case .null = content { true } else { false } }
}

extension JSONValue: Equatable {
  /// Whether two values are equal, regardless of their offsets.
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
