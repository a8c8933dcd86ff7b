import ChartModel

/// A value of a rule or report file, and the way to it.
struct JSONNode {
  let value: JSONValue
  let path: [JSONStep]

  /// The whole file.
  init(_ value: JSONValue) { (self.value, path) = (value, []) }

  private init(_ value: JSONValue, _ path: [JSONStep]) { (self.value, self.path) = (value, path) }

  /// A member of the object, `nil` where it is missing.
  subscript(name: String) -> JSONNode? { value[name].map { JSONNode($0, path + [.name(name)]) } }

  var isObject: Bool {
    if case .object = value { true } else { false }
  }

  var names: [String] {
    if case .object(let members) = value { members.map(\.name) } else { [] }
  }

  /// `nil` where this is no list.
  var elements: [JSONNode]? {
    guard case .array(let values) = value else { return nil }
    return values.enumerated().map { JSONNode($1, path + [.index($0)]) }
  }

  /// The elements of a list, or the one value that stands for a list of one.
  var each: [JSONNode] { elements ?? [self] }

  var text: String? {
    if case .string(let text) = value { text } else { nil }
  }

  var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  var truth: Bool? {
    if case .bool(let truth) = value { truth } else { nil }
  }

  /// The path, such as `detailedAnalysis[2].text`; empty for the whole file.
  var place: String { JSONNode.place(of: path[...]) }

  /// The path within the rule that holds the value, such as `condition.sign[1]`; `nil` for the rule itself.
  var field: String? {
    let steps = path.dropFirst()
    return steps.isEmpty ? nil : JSONNode.place(of: steps)
  }

  private static func place(of steps: ArraySlice<JSONStep>) -> String {
    steps.reduce("") { place, step in
      switch step {
      case .name(let name): place.isEmpty ? name : "\(place).\(name)"
      case .index(let index): "\(place)[\(index)]"
      }
    }
  }

  /// The path to a member that the value lacks.
  func field(lacking member: String?) -> String? {
    guard let member else { return field }
    return field.map { "\($0).\(member)" } ?? member
  }
}
