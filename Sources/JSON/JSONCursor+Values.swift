package import Diagnostics

extension JSONCursor {
  /// The fields of an array; none where it is absent.
  package func elements() throws(Problem) -> [JSONCursor] {
    if isAbsent { return [] }
    guard let list else { throw wrongType("a list") }
    return list
  }

  /// The fields of an object by their names, in their order; none where it is absent.
  package func members() throws(Problem) -> [(name: String, cursor: JSONCursor)] {
    if isAbsent { return [] }
    guard let entries else { throw wrongType("an object") }
    return entries
  }

  package func requireObject() throws(Problem) {
    guard case .object = value.content else { throw isAbsent ? missing() : wrongType("an object") }
  }

  /// A text as it stands, `nil` where it is absent.
  package func text() throws(Problem) -> String? {
    switch value.content {
    case .null: return nil
    case .string(let text): return text
    default: throw wrongType("a text")
    }
  }

  /// True or false, `nil` where it is absent.
  package func truth() throws(Problem) -> Bool? {
    switch value.content {
    case .null: return nil
    case .bool(let truth): return truth
    default: throw wrongType("true or false")
    }
  }

  /// A number, `nil` where it is absent.
  package func number() throws(Problem) -> Double? {
    switch value.content {
    case .null: return nil
    case .number(let number): return number
    default: throw wrongType("a number")
    }
  }

  /// A number within bounds; `nil` where it is absent.
  package func number(in range: ClosedRange<Double>) throws(Problem) -> Double? {
    guard let number = try number() else { return nil }
    guard range.contains(number) else {
      throw problem(
        "\(NumberText.of(number)) is out of range",
        hint: "from \(NumberText.of(range.lowerBound)) to \(NumberText.of(range.upperBound))")
    }
    return number
  }

  /// A whole number within bounds; `nil` where it is absent.
  package func integer(in range: ClosedRange<Int>) throws(Problem) -> Int? {
    guard let number = try number() else { return nil }
    guard let integer = Int(exactly: number), range.contains(integer) else {
      throw problem(
        "\(NumberText.of(number)) is not a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return integer
  }

  /// One of the names a type knows; `nil` where it is absent.
  package func name<Named: RawRepresentable & CaseIterable>(
    of kind: String, _: Named.Type = Named.self
  ) throws(Problem) -> Named? where Named.RawValue == String {
    guard let text = try text() else { return nil }
    guard let named = Named(named: text) else {
      throw unknown(kind, text, among: Named.allCases.map(\.rawValue))
    }
    return named
  }
}

// MARK: - What stands there, for readers that go on past mistakes

extension JSONCursor {
  package var isObject: Bool { if case .object = value.content { true } else { false } }
  package var string: String? { if case .string(let text) = value.content { text } else { nil } }
  package var double: Double? { if case .number(let number) = value.content { number } else { nil } }
  package var bool: Bool? { if case .bool(let truth) = value.content { truth } else { nil } }
}
