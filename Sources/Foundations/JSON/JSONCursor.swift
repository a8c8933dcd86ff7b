package import AstroDiagnostics

/// A value of a JSON file that is being read, with everything that an error message about it needs.
///
/// A cursor stores only its offset; the path is computed when something is wrong, so that valid files are
/// read fast.
package struct JSONCursor: Sendable {
  /// The text that is being read, shared by all of its cursors.
  private final class Text: Sendable {
    let bytes: [UInt8]
    let root: JSONValue
    /// The code of problems in this kind of file.
    let code: Problem.Code

    init(_ bytes: [UInt8], root: JSONValue, code: Problem.Code) {
      (self.bytes, self.root, self.code) = (bytes, root, code)
    }
  }

  package let value: JSONValue
  private let source: Text
  /// For a missing value: the offset of the object that lacks it, and its name there.
  private let holder: (offset: Int, name: String)?

  /// Parses a whole text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - code: The code of problems in this kind of file.
  /// - Throws: A problem at the line and column where the text stops being JSON.
  package init(reading bytes: [UInt8], as code: Problem.Code, hint: Hint = "") throws(Problem) {
    do throws(JSONMistake) {
      value = try JSONParser.parsed(bytes)
    } catch {
      throw Problem(code, at: error.location, JSONFault.file(error.fault)).advised(hint)
    }
    (source, holder) = (Text(bytes, root: value, code: code), nil)
  }

  private init(_ value: JSONValue, in text: Text, holder: (offset: Int, name: String)? = nil) {
    (self.value, source, self.holder) = (value, text, holder)
  }

  /// A member of the object; null if it is missing, because files treat the two alike.
  package subscript(name: String) -> JSONCursor {
    guard let member = value[name] else {
      return JSONCursor(.absent, in: source, holder: (value.offset, name))
    }
    return JSONCursor(member, in: source)
  }

  /// A member of the object, even if it is null; `nil` only if it is missing.
  package func present(_ name: String) -> JSONCursor? { value[name].map { JSONCursor($0, in: source) } }

  /// Whether it is missing or null.
  package var isAbsent: Bool { value.isNull }

  /// The byte offset of the value in the text, or of the object that lacks it.
  package var offset: Int { holder?.offset ?? value.offset }

  /// The elements of an array; `nil` if this is not an array.
  package var list: [JSONCursor]? {
    guard case .array(let values) = value.content else { return nil }
    return values.map { JSONCursor($0, in: source) }
  }

  /// The elements of an array; any other value counts as a list of one.
  package var each: [JSONCursor] { list ?? [self] }

  /// The members of an object with their names, in order; `nil` if this is not an object.
  package var entries: [(name: String, cursor: JSONCursor)]? {
    guard case .object(let members) = value.content else { return nil }
    return members.map { ($0.name, JSONCursor($0.value, in: source)) }
  }
}

// MARK: - Places and problems

extension JSONCursor {
  /// The path from the root to the value.
  package var path: [Problem.Location.Step] {
    let path = source.root.path(to: offset)
    return holder.map { path + [.name($0.name)] } ?? path
  }

  /// A problem at the value.
  package func problem(_ reason: some ProblemReason, code: Problem.Code? = nil) -> Problem {
    Problem(code ?? source.code, at: Problem.Location(path: path), reason)
  }

  /// The problem of a required value that is missing.
  package func missing(hint: Hint = "", code: Problem.Code? = nil) -> Problem {
    var problem = problem(ValueFault.missing, code: code)
    problem.hint = hint
    return problem
  }

  /// - Parameter wanted: What the value should be.
  package func wrongType(_ wanted: ValueFault.Kind) -> Problem {
    problem(ValueFault.wrongKind(value.content.kind, wanted: wanted))
  }

  /// The problem of an unknown name, with the nearest known name or a list of the known ones as a hint.
  package func unknown(_ kind: String, _ name: String, among known: [String]) -> Problem {
    told(.unknown(kind, name, among: known))
  }

  /// The result of `make`; its problems are reported at the place of the value.
  package func checked<Value>(_ make: () throws(Problem) -> Value) throws(Problem) -> Value {
    do throws(Problem) { return try make() } catch { throw told(error) }
  }

  /// A problem of something made from the value, reported at the place of the value.
  package func told(_ problem: Problem) -> Problem {
    var problem = problem.code == .invalidValue ? problem.coded(source.code) : problem
    problem.location.path = path + problem.location.path
    return problem
  }
}

extension JSONValue {
  /// The path to the value at a byte offset.
  fileprivate func path(to offset: Int) -> [Problem.Location.Step] {
    var (value, path): (JSONValue, [Problem.Location.Step]) = (self, [])
    while value.offset < offset, let (step, inner) = value.inner(holding: offset) {
      path.append(step)
      value = inner
    }
    return path
  }

  /// The last value inside this one that does not begin after the offset.
  private func inner(holding offset: Int) -> (Problem.Location.Step, JSONValue)? {
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
  /// The first index from which all elements are beyond a bound, by binary search; the elements must be in
  /// order.
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
  fileprivate var kind: ValueFault.Kind {
    switch self {
    case .null: .null
    case .bool: .truth
    case .number: .number
    case .string: .text
    case .array: .list
    case .object: .object
    }
  }
}
