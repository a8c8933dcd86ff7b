import AstroSvitla

/// The members of a request's body, each read with its bounds.
struct Fields: Sendable {
  let object: JSONTree

  /// A member; `nil` if it is absent or null.
  subscript(name: String) -> JSONTree? {
    guard let value = object[name] else { return nil }
    if case .null = value { return nil }
    return value
  }

  /// A text without control characters, of 1 to `most` characters; `nil` if it is absent.
  func text(_ name: String, most: Int = 200) throws(Refusal) -> String? {
    guard let value = self[name] else { return nil }
    guard case .text(let text) = value, (1...most).contains(text.unicodeScalars.count),
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      throw .invalid(
        name,
        Words(
          "a text of 1 to \(most) characters without control characters",
          "текстом від 1 до \(most) знаків без керівних"))
    }
    return text
  }

  func requiredText(_ name: String, most: Int = 200) throws(Refusal) -> String {
    guard let text = try text(name, most: most) else { throw .missing(name) }
    return text
  }

  func truth(_ name: String) throws(Refusal) -> Bool? {
    guard let value = self[name] else { return nil }
    guard case .truth(let truth) = value else { throw .invalid(name, .truth) }
    return truth
  }
}

/// The parameters after the question mark, each read with its bounds.
struct Query: Sendable {
  let values: [String: String]

  /// - Parameter known: Finds the value by its name.
  func named<Value>(_ name: String, known names: [String], _ known: (String) -> Value?) throws(Refusal)
    -> Value?
  {
    guard let text = values[name] else { return nil }
    guard let value = known(text) else { throw .unknown(name, known: names) }
    return value
  }

  /// A text of 1 to `most` characters.
  func text(_ name: String, most: Int) throws(Refusal) -> String? {
    guard let text = values[name] else { return nil }
    guard (1...most).contains(text.unicodeScalars.count) else {
      throw .invalid(name, Words("a text of 1 to \(most) characters", "текстом від 1 до \(most) знаків"))
    }
    return text
  }

  func truth(_ name: String) throws(Refusal) -> Bool? {
    guard let text = values[name] else { return nil }
    guard text == "true" || text == "false" else { throw .invalid(name, .truth) }
    return text == "true"
  }

  func integer(_ name: String, in range: ClosedRange<Int>) throws(Refusal) -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), range.contains(number), String(number) == text else {
      throw .invalid(
        name,
        Words(
          "a whole number from \(range.lowerBound) to \(range.upperBound)",
          "цілим числом від \(range.lowerBound) до \(range.upperBound)"))
    }
    return number
  }
}

extension Words {
  fileprivate static let truth = Words("true or false", "true або false")
}
