import Diagnostics

extension Field {
  /// A text as it stands, `nil` where it is absent.
  func text() throws(ChartFormatError) -> String? {
    switch value {
    case .null: return nil
    case .string(let text): return text
    default: throw wrongType("a text")
    }
  }

  /// A text that may be shown in a picture; `nil` where it is absent, empty or nothing but space.
  func label() throws(ChartFormatError) -> String? {
    guard let text = try text() else { return nil }
    if let problem = LabelProblem(text) { throw error(problem.message, hint: problem.hint) }
    return text.allSatisfy(\.isWhitespace) ? nil : text
  }

  /// One of the names a type knows; `nil` where it is absent.
  func name<Named: RawRepresentable & CaseIterable>(
    of kind: String, _: Named.Type = Named.self
  ) throws(ChartFormatError) -> Named? where Named.RawValue == String {
    guard let text = try text() else { return nil }
    guard let named = Named(rawValue: text) else {
      throw unknown(kind, text, among: Named.allCases.map(\.rawValue))
    }
    return named
  }

  /// What is said of a name that is none: the nearest known one, or all of them where they are few.
  func unknown(_ kind: String, _ name: String, among known: [String]) -> ChartFormatError {
    error(
      "\(Quotation.of(name)) is no known \(kind)", hint: NearestName.hint(for: name, among: known).description
    )
  }
}
