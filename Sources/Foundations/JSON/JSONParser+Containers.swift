import AstroDiagnostics

extension JSONParser {
  /// Reads the rest of an array, after its opening bracket.
  mutating func array() throws(JSONMistake) -> JSONValue.Content {
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return .array(elements) }
    repeat {
      try refuseTrailingComma(before: "]")
      elements.append(try value())
    } while try isFollowed(by: "]")
    return .array(elements)
  }

  /// Reads the rest of an object, after its opening brace.
  mutating func object() throws(JSONMistake) -> JSONValue.Content {
    var members: [JSONValue.Member] = []
    var names = MemberNames()
    skipSpace()
    if take("}") { return .object(members) }
    repeat {
      try refuseTrailingComma(before: "}")
      let start = offset
      let name = try memberName()
      guard names.insert(name, after: members) else {
        throw problem(.twice(name: name), at: start)
      }
      members.append(JSONValue.Member(name: name, value: try value()))
    } while try isFollowed(by: "}")
    return .object(members)
  }

  private mutating func memberName() throws(JSONMistake) -> String {
    guard next != nil else { throw problem(.endsInObject) }
    guard next == UInt8(ascii: "\"") else { throw problem(.noName) }
    let name = try string()
    skipSpace()
    guard take(":") else { throw problem(.noColon(after: name)) }
    return name
  }

  /// Whether a comma announces another element, or the closing bracket ends the container.
  private mutating func isFollowed(by closing: Unicode.Scalar) throws(JSONMistake) -> Bool {
    skipSpace()
    if take(",") { return true }
    if take(closing) { return false }
    guard next == nil else { throw problem(.noComma(orClosing: closing)) }
    throw problem(closing == "]" ? .endsInArray : .endsInObject)
  }

  private mutating func refuseTrailingComma(before closing: Unicode.Scalar) throws(JSONMistake) {
    skipSpace()
    if next == UInt8(ascii: closing) {
      throw problem(.trailingComma(before: closing))
    }
  }
}

/// The names that an object has so far, distinguished by their scalars: é written in two ways is two names.
private struct MemberNames {
  /// Below this number, a linear search is faster than a set.
  private static let few = 24

  private struct Name: Hashable {
    let text: String

    static func == (a: Name, b: Name) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

    func hash(into hasher: inout Hasher) { for byte in text.utf8 { hasher.combine(byte) } }
  }

  private var many: Set<Name> = []

  /// Adds a name; `false` if one of the members has it already.
  mutating func insert(_ name: String, after members: [JSONValue.Member]) -> Bool {
    if members.count < MemberNames.few {
      return !members.contains { $0.name.utf8.elementsEqual(name.utf8) }
    }
    if many.isEmpty { many = Set(members.map { Name(text: $0.name) }) }
    return many.insert(Name(text: name)).inserted
  }
}
