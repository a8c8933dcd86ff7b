/// One step of the way to a value within a JSON text.
package enum JSONStep: Hashable, Sendable {
  case index(Int)
  case name(String)
}

extension JSONParser {
  /// Where a value stands, by line and column from 1; as far as the way to it exists.
  ///
  /// The text is read once more up to there: mistakes are rare, and values need not carry their places.
  package static func place(of path: [JSONStep], in bytes: [UInt8]) -> (line: Int, column: Int) {
    var parser = JSONParser(bytes)
    for step in path {
      guard (try? parser.enter(step)) == true else { break }
    }
    parser.skipSpace()
    let place = parser.error("")
    return (place.line, place.column)
  }

  /// Goes to a value within the one that is next; whether it was found.
  private mutating func enter(_ step: JSONStep) throws(JSONSyntaxError) -> Bool {
    skipSpace()
    switch step {
    case .index(let index): return try enter(index)
    case .name(let name): return try enter(name)
    }
  }

  private mutating func enter(_ index: Int) throws(JSONSyntaxError) -> Bool {
    guard take("[") else { return false }
    for _ in 0..<index {
      _ = try value()
      skipSpace()
      guard take(",") else { return false }
    }
    return true
  }

  private mutating func enter(_ name: String) throws(JSONSyntaxError) -> Bool {
    guard take("{") else { return false }
    while true {
      skipSpace()
      let found = try string()
      skipSpace()
      guard take(":") else { return false }
      if found == name { return true }
      _ = try value()
      skipSpace()
      guard take(",") else { return false }
    }
  }
}
