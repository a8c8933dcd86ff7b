package import AstroDiagnostics
package import AstroJSON

extension Schema {
  /// Holds a value against it; null stands for something that is left out.
  ///
  /// - Parameter isWhole: Whether objects that may have further members are held against it too, rather than left to
  ///   their own readers, which know better what to say.
  /// - Throws: A problem at the first value that does not fit, with the nearest known name for one that is
  ///   unknown.
  package func check(_ value: JSONCursor, isWhole: Bool = true) throws(Problem) {
    if value.isAbsent { return }
    switch self {
    case .any: break
    case .text: _ = try value.text()
    case .truth: _ = try value.truth()
    case .name(let names):
      guard let name = try value.text() else { return }
      guard NearestName.isPlausible(name), names.contains(name) else {
        throw value.unknown("value", name, among: names)
      }
    case .number(let range): try Schema.checkNumber(value, range)
    case .integer(let range): _ = try value.integer(in: range ?? -Schema.largest...Schema.largest)
    case .list(let element, let most):
      let elements = try value.elements()
      if let most, elements.count > most {
        throw value.problem(AgentFault.longList(elements.count, most: most))
      }
      for one in elements { try element.check(one, isWhole: isWhole) }
    case .object(_, true) where !isWhole: try value.requireObject()
    case .object(let fields, let isOpen): try Schema.check(value, fields, isOpen: isOpen, isWhole: isWhole)
    }
  }

  private static func checkNumber(_ value: JSONCursor, _ range: ClosedRange<Double>?) throws(Problem) {
    if let range { _ = try value.number(in: range) } else { _ = try value.number() }
  }

  /// The largest magnitude of an integer that a number of JSON holds exactly.
  private static let largest = 1 << 53

  private static func check(
    _ value: JSONCursor, _ fields: [Field], isOpen: Bool, isWhole: Bool
  ) throws(Problem) {
    for (name, cursor) in try value.members() where !isOpen {
      guard fields.contains(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
        throw cursor.unknown("argument", name, among: fields.map(\.name))
      }
    }
    for field in fields {
      let member = value[field.name]
      if field.isRequired, member.isAbsent { throw member.missing() }
      try field.schema.check(member, isWhole: isWhole)
    }
  }
}
