package import AstroJSON

/// How a file represents something that does not exist.
package enum AbsentValue {
  /// As null: birth charts have every field, including unknown ones.
  case null
  /// By leaving out the field: derived charts omit what does not apply, such as the motion of a composite.
  case leftOut
}

extension JSONWriter {
  /// A member whose value is written by a closure.
  package mutating func member<Value>(
    _ name: String, _ value: Value?, absent: AbsentValue = .null, _ write: (inout JSONWriter, Value) -> Void
  ) {
    guard value != nil || absent == .null else { return }
    member(name) { writer in
      if let value { write(&writer, value) } else { writer.writeNull() }
    }
  }
}
