import JSON

/// How a file says that something does not exist.
enum AbsentValue {
  /// Births have every field, and null for what nobody knows.
  case null
  /// Derived charts have no field for what cannot be: a composite does not move.
  case leftOut
}

extension JSONWriter {
  /// A member with what `write` writes of a value.
  mutating func member<Value>(
    _ name: String, _ value: Value?, absent: AbsentValue = .null, _ write: (inout JSONWriter, Value) -> Void
  ) {
    guard value != nil || absent == .null else { return }
    member(name) { writer in
      if let value { write(&writer, value) } else { writer.writeNull() }
    }
  }
}
