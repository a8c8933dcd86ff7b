import Diagnostics

/// What is to be told of a document, each thing once.
struct Warnings {
  private var told: [Note] = []
  private var missing: [Character] = []
  private var known: Set<Character> = []
  /// The most characters that a warning lists; a text in an unknown script has thousands.
  private let mostListed = 100

  mutating func add(_ code: Note.Code, _ message: String) {
    let warning = Note(code, message)
    if !told.contains(warning) { told.append(warning) }
  }

  /// Notes characters that no face has.
  mutating func add(missing characters: String) {
    for character in characters where known.insert(character).inserted { missing.append(character) }
  }

  mutating func add(_ other: Warnings) {
    for warning in other.told { add(warning.code, warning.message) }
    add(missing: String(other.missing))
  }

  var all: [Note] {
    guard !missing.isEmpty else { return told }
    let list = missing.prefix(mostListed).map(String.init).joined(separator: " ")
    let rest = missing.count > mostListed ? " and \(missing.count - mostListed) more" : ""
    return told + [Note(.missingGlyphs, "no installed face has the characters \(list)\(rest)")]
  }
}
