/// A JSON text as a value: what is read from one, and what one is written from.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// Always finite.
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// In the order of the text; no name stands twice.
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) { (self.name, self.value) = (name, value) }
  }

  /// The member of an object by its name; `nil` where there is none, or where this is no object.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}

extension JSONValue {
  /// Null for nothing.
  package init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

  /// Null for nothing.
  package init(_ number: Double?) { self = number.map(JSONValue.number) ?? .null }

  /// Null for nothing.
  package init(_ number: Int?) { self = number.map { .number(Double($0)) } ?? .null }

  /// Null for nothing.
  package init(_ truth: Bool?) { self = truth.map(JSONValue.bool) ?? .null }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }

  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  package init(stringLiteral text: String) { self = .string(text) }
}
