package import AstroDiagnostics

extension JSONCursor {
  /// The elements of an array; empty if it is absent.
  package func elements() throws(Problem) -> [JSONCursor] {
    if isAbsent { return [] }
    guard let list else { throw wrongType(.list) }
    return list
  }

  /// The members of an object with their names, in order; empty if it is absent.
  package func members() throws(Problem) -> [(name: String, cursor: JSONCursor)] {
    if isAbsent { return [] }
    guard let entries else { throw wrongType(.object) }
    return entries
  }

  package func requireObject() throws(Problem) {
    guard case .object = value.content else { throw isAbsent ? missing() : wrongType(.object) }
  }

  /// A string, unchanged; `nil` if it is absent.
  package func text() throws(Problem) -> String? {
    switch value.content {
    case .null: return nil
    case .string(let text): return text
    default: throw wrongType(.text)
    }
  }

  /// A Boolean; `nil` if it is absent.
  package func truth() throws(Problem) -> Bool? {
    switch value.content {
    case .null: return nil
    case .bool(let truth): return truth
    default: throw wrongType(.truth)
    }
  }

  /// A number; `nil` if it is absent.
  package func number() throws(Problem) -> Double? {
    switch value.content {
    case .null: return nil
    case .number(let number): return number
    default: throw wrongType(.number)
    }
  }

  /// A number in a range; `nil` if it is absent.
  package func number(in range: ClosedRange<Double>) throws(Problem) -> Double? {
    guard let number = try number() else { return nil }
    guard range.contains(number) else {
      throw problem(ValueFault.outOfRange(number, range))
    }
    return number
  }

  /// An integer in a range; `nil` if it is absent.
  package func integer(in range: ClosedRange<Int>) throws(Problem) -> Int? {
    guard let number = try number() else { return nil }
    guard let integer = Int(exactly: number), range.contains(integer) else {
      throw problem(ValueFault.notWhole(number, range))
    }
    return integer
  }

  /// A value of a type, by its name; `nil` if it is absent.
  package func name<Named: RawRepresentable & CaseIterable>(
    of kind: String, _: Named.Type = Named.self
  ) throws(Problem) -> Named? where Named.RawValue == String {
    guard let text = try text() else { return nil }
    guard let named = Named(named: text) else {
      throw unknown(kind, text, among: Named.allCases.map { $0.rawValue })
    }
    return named
  }
}

// MARK: - Optional values, for readers that continue after mistakes

extension JSONCursor {
  package var isObject: Bool { if case .object = value.content { true } else { false } }
  package var string: String? { if case .string(let text) = value.content { text } else { nil } }
  package var double: Double? { if case .number(let number) = value.content { number } else { nil } }
  package var bool: Bool? { if case .bool(let truth) = value.content { truth } else { nil } }
}
