/// What is to be told of a document, each thing once.
struct Warnings {
  private var told: [TypesettingWarning] = []
  private var missing: [Character] = []

  mutating func add(_ code: TypesettingWarning.Code, _ message: String) {
    let warning = TypesettingWarning(code, message)
    if !told.contains(warning) { told.append(warning) }
  }

  /// Notes characters that no face has.
  mutating func add(missing characters: String) {
    for character in characters where !missing.contains(character) { missing.append(character) }
  }

  mutating func add(_ other: Warnings) {
    for warning in other.told { add(warning.code, warning.message) }
    add(missing: String(other.missing))
  }

  var all: [TypesettingWarning] {
    guard !missing.isEmpty else { return told }
    let list = missing.map(String.init).joined(separator: " ")
    return told + [TypesettingWarning(.missingGlyphs, "no installed face has the characters \(list)")]
  }
}
