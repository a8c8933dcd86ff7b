/// A value for each of a few languages, by tag: comparing two or three tags takes fewer steps than hashing one.
///
/// What is made once for each language, and kept for all callers, is `PerLanguage`.
struct ByLanguage<Value: Sendable>: Sendable {
  private var pairs: [(tag: String, value: Value)] = []

  /// - Parameter value: The value for a language's tag.
  init(_ tag: String, _ value: Value) { pairs = [(tag, value)] }

  subscript(tag: String) -> Value? {
    get { pairs.first { $0.tag == tag }?.value }
    set {
      pairs.removeAll { $0.tag == tag }
      if let newValue { pairs.append((tag, newValue)) }
    }
  }

  func allSatisfy(_ isWanted: (Value) -> Bool) -> Bool { pairs.allSatisfy { isWanted($0.value) } }

  var values: [Value] { pairs.map(\.value) }
}
