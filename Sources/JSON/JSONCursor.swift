package import Diagnostics

/// A value of a JSON file that is being read, with all that a complaint about it needs.
///
/// A cursor knows its place only by its offset; the path is found when something is wrong, so that what is right is
/// read fast.
package struct JSONCursor: Sendable {
  /// The text that is read, shared by all its cursors.
  private final class Text: Sendable {
    let bytes: [UInt8]
    let root: JSONValue
    /// What mistakes in this kind of file are called.
    let code: Problem.Code

    init(_ bytes: [UInt8], root: JSONValue, code: Problem.Code) {
      (self.bytes, self.root, self.code) = (bytes, root, code)
    }
  }

  package let value: JSONValue
  private let source: Text
  /// The object that holds the value, and its name there, for a value that the text lacks.
  private let holder: (offset: Int, name: String)?

  /// The whole of a text.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - code: What mistakes in this kind of file are called.
  /// - Throws: A problem at the line and column where the text stops being JSON.
  package init(reading bytes: [UInt8], as code: Problem.Code, hint: Hint = "") throws(Problem) {
    do throws(Problem) {
      value = try JSONParser.value(of: bytes)
    } catch {
      throw Problem(code, at: error.place, "not JSON: \(error.message)", hint: hint)
    }
    (source, holder) = (Text(bytes, root: value, code: code), nil)
  }

  private init(_ value: JSONValue, in text: Text, holder: (offset: Int, name: String)? = nil) {
    (self.value, source, self.holder) = (value, text, holder)
  }

  /// A member of the object; null where it is missing, for files make no difference between the two.
  package subscript(name: String) -> JSONCursor {
    guard let member = value[name] else {
      return JSONCursor(.absent, in: source, holder: (value.offset, name))
    }
    return JSONCursor(member, in: source)
  }

  /// A member that the object has, though it be null; `nil` where it is missing.
  package func present(_ name: String) -> JSONCursor? { value[name].map { JSONCursor($0, in: source) } }

  /// Whether it is missing, or null.
  package var isAbsent: Bool { value.isNull }

  /// How many bytes of the text come before the value, or before the object that lacks it.
  package var offset: Int { holder?.offset ?? value.offset }

  /// The elements of an array, `nil` where this is none.
  package var list: [JSONCursor]? {
    guard case .array(let values) = value.content else { return nil }
    return values.map { JSONCursor($0, in: source) }
  }

  /// The elements of an array, or the one value that stands for a list of one.
  package var each: [JSONCursor] { list ?? [self] }

  /// The members of an object by their names, in their order; `nil` where this is none.
  package var entries: [(name: String, cursor: JSONCursor)]? {
    guard case .object(let members) = value.content else { return nil }
    return members.map { ($0.name, JSONCursor($0.value, in: source)) }
  }
}

// MARK: - Places and problems

extension JSONCursor {
  /// The way to the value from the whole.
  package var path: [Place.Step] {
    let path = source.root.path(to: offset)
    return holder.map { path + [.name($0.name)] } ?? path
  }

  /// A problem of the value.
  package func problem(_ message: String, hint: Hint = "", code: Problem.Code? = nil) -> Problem {
    Problem(code ?? source.code, at: Place(path: path), message, hint: hint)
  }

  /// A value that must be there and is not.
  package func missing(hint: Hint = "", code: Problem.Code? = nil) -> Problem {
    problem("is missing", hint: hint, code: code)
  }

  /// - Parameter wanted: What should stand here, such as `a number`.
  package func wrongType(_ wanted: String) -> Problem {
    problem("is \(value.content.kind), but should be \(wanted)")
  }

  /// What is said of a name that is none: the nearest known one, or all of them where they are few.
  package func unknown(_ kind: String, _ name: String, among known: [String]) -> Problem {
    told(.unknown(kind, name, among: known))
  }

  /// What `make` makes of the value; its problems are told at the value's place.
  package func checked<Value>(_ make: () throws(Problem) -> Value) throws(Problem) -> Value {
    do throws(Problem) { return try make() } catch { throw told(error) }
  }

  /// A problem that something made of the value has, told at the value's place.
  package func told(_ problem: Problem) -> Problem {
    var problem = problem.code == .invalidValue ? problem.coded(source.code) : problem
    problem.place.path = path + problem.place.path
    return problem
  }
}

extension JSONValue {
  /// The way to the value that has `offset` bytes before it.
  fileprivate func path(to offset: Int) -> [Place.Step] {
    var (value, path): (JSONValue, [Place.Step]) = (self, [])
    while value.offset < offset, let (step, inner) = value.inner(holding: offset) {
      path.append(step)
      value = inner
    }
    return path
  }

  /// The last value within this one that does not begin behind the offset.
  private func inner(holding offset: Int) -> (Place.Step, JSONValue)? {
    switch content {
    case .array(let values):
      let index = values.partition { $0.offset > offset } - 1
      return index < 0 ? nil : (.index(index), values[index])
    case .object(let members):
      let index = members.partition { $0.value.offset > offset } - 1
      return index < 0 ? nil : (.name(members[index].name), members[index].value)
    default: return nil
    }
  }
}

extension Array {
  /// The first index from which on all elements are beyond a bound, by halving; elements are in order.
  fileprivate func partition(isBeyond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension JSONValue.Content {
  /// What it is, as messages say it.
  fileprivate var kind: String {
    switch self {
    case .null: "missing"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
