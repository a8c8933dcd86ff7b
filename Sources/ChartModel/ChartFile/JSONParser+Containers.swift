import Diagnostics

extension JSONParser {
  /// The rest of an array, its bracket already taken.
  mutating func array() throws(JSONSyntaxError) -> JSONValue {
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return .array(elements) }
    repeat {
      try refuseTrailingComma(before: "]")
      elements.append(try value())
    } while try isFollowed(by: "]")
    return .array(elements)
  }

  /// The rest of an object, its brace already taken.
  mutating func object() throws(JSONSyntaxError) -> JSONValue {
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    skipSpace()
    if take("}") { return .object(members) }
    repeat {
      try refuseTrailingComma(before: "}")
      let start = self
      let name = try memberName()
      guard names.insert(name).inserted else {
        throw start.error("the name \(Quotation.of(name)) stands twice in one object")
      }
      members.append(JSONValue.Member(name, try value()))
    } while try isFollowed(by: "}")
    return .object(members)
  }

  private mutating func memberName() throws(JSONSyntaxError) -> String {
    guard next != nil else { throw error("the text ends within an object") }
    guard next == UInt8(ascii: "\"") else { throw error("a name in double quotes should stand here") }
    let name = try string()
    skipSpace()
    guard take(":") else { throw error("a colon should follow the name \(Quotation.of(name))") }
    return name
  }

  /// Whether a comma announces one more element, or the bracket ends them.
  private mutating func isFollowed(by closing: Unicode.Scalar) throws(JSONSyntaxError) -> Bool {
    skipSpace()
    if take(",") { return true }
    if take(closing) { return false }
    let kind = closing == "]" ? "an array" : "an object"
    throw error(next == nil ? "the text ends within \(kind)" : "a comma or \(closing) should stand here")
  }

  private mutating func refuseTrailingComma(before closing: Unicode.Scalar) throws(JSONSyntaxError) {
    skipSpace()
    if next == UInt8(ascii: closing) { throw error("a comma stands before \(closing), with nothing between") }
  }
}
