package import AstroJSON

extension Schema {
  /// Writes it as JSON Schema (2020-12).
  package func write(to writer: inout JSONWriter, about: String = "", canBeNull: Bool = false) {
    writer.object { writer in
      if let kind { writer.member("type", kind, orNull: canBeNull) }
      if !about.isEmpty { writer.member("description", about) }
      writeRest(to: &writer, canBeNull: canBeNull)
    }
  }

  /// The name of the kind of value; `nil` for any.
  private var kind: String? {
    switch self {
    case .text, .name: "string"
    case .number: "number"
    case .integer: "integer"
    case .truth: "boolean"
    case .list: "array"
    case .object: "object"
    case .any: nil
    }
  }

  private func writeRest(to writer: inout JSONWriter, canBeNull: Bool) {
    switch self {
    case .text, .truth, .any: break
    case .name(let names):
      writer.member("enum") { writer in
        writer.array(names.map(Optional.some) + (canBeNull ? [nil] : [])) { writer, name in
          if let name { writer.write(name) } else { writer.writeNull() }
        }
      }
    case .number(let range):
      if let range { writer.member("minimum", range.lowerBound) }
      if let range { writer.member("maximum", range.upperBound) }
    case .integer(let range):
      if let range { writer.member("minimum", range.lowerBound) }
      if let range { writer.member("maximum", range.upperBound) }
    case .list(let element, let most):
      writer.member("items") { element.write(to: &$0) }
      if let most { writer.member("maxItems", most) }
    case .object(let fields, let isOpen): Schema.write(fields, isOpen: isOpen, to: &writer)
    }
  }

  private static func write(_ fields: [Field], isOpen: Bool, to writer: inout JSONWriter) {
    writer.member("properties") { writer in
      writer.object { writer in
        for field in fields {
          writer.member(field.name) { writer in
            field.schema.write(to: &writer, about: field.about, canBeNull: field.canBeNull)
          }
        }
      }
    }
    let required = fields.filter(\.isRequired).map(\.name)
    if !required.isEmpty { writer.member("required", required) }
    if !isOpen { writer.member("additionalProperties", false) }
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ kind: String, orNull: Bool) {
    if orNull { member(name, [kind, "null"]) } else { member(name, kind) }
  }
}
