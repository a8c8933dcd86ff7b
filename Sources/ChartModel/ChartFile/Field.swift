/// A value of a chart file, and the path at which it stands, so that every complaint can say where.
struct Field {
  let value: JSONValue
  let place: String

  /// The whole file.
  init(root: JSONValue) { (value, place) = (root, "") }

  private init(_ value: JSONValue, at place: String) { (self.value, self.place) = (value, place) }

  /// A member of the object; null where it is missing, for chart files make no difference between the two.
  subscript(name: String) -> Field {
    Field(value[name] ?? .null, at: place.isEmpty ? name : "\(place).\(name)")
  }

  var isAbsent: Bool { value == .null }

  func error(
    _ message: String, hint: String = "", code: ChartFormatError.Code = .invalidChart
  ) -> ChartFormatError {
    ChartFormatError(code, at: place, message, hint: hint)
  }

  /// The fields of an array with their indices in the path; none where it is absent.
  func elements() throws(ChartFormatError) -> [Field] {
    switch value {
    case .null: return []
    case .array(let values): return values.enumerated().map { Field($1, at: "\(place)[\($0)]") }
    default: throw wrongType("a list")
    }
  }

  /// The fields of an object by their names, in their order; none where it is absent.
  func members() throws(ChartFormatError) -> [(name: String, field: Field)] {
    switch value {
    case .null: return []
    case .object(let members): return members.map { ($0.name, self[$0.name]) }
    default: throw wrongType("an object")
    }
  }

  func requireObject() throws(ChartFormatError) {
    guard case .object = value else { throw isAbsent ? missing() : wrongType("an object") }
  }

  func missing(hint: String = "", code: ChartFormatError.Code = .invalidChart) -> ChartFormatError {
    error("is missing", hint: hint, code: code)
  }

  func wrongType(_ wanted: String) -> ChartFormatError {
    let found =
      switch value {
      case .null: "missing"
      case .bool: "true or false"
      case .number: "a number"
      case .string: "a text"
      case .array: "a list"
      case .object: "an object"
      }
    return error("is \(found), but should be \(wanted)")
  }
}
