import AstroDiagnostics

/// The warnings about a document, each reported once.
struct Warnings {
  private var told: [Note] = []
  private var missing: [Character] = []
  private var known: Set<Character> = []
  /// The most characters that a warning lists; a text in an unknown script may lack thousands.
  private let mostListed = 100

  mutating func add(_ warning: Note) {
    if !told.contains(warning) { told.append(warning) }
  }

  /// Records characters that no face has.
  mutating func add(missing characters: String) {
    for character in characters where known.insert(character).inserted { missing.append(character) }
  }

  mutating func add(_ other: Warnings) {
    for warning in other.told { add(warning) }
    add(missing: String(other.missing))
  }

  var all: [Note] {
    guard !missing.isEmpty else { return told }
    let list = missing.prefix(mostListed).map(String.init).joined(separator: " ")
    let more = max(0, missing.count - mostListed)
    let rest = more > 0 ? " and \(more) more" : ""
    return told + [
      Note(PageNote.missingGlyphs(list, more: more), "no installed face has the characters \(list)\(rest)")
    ]
  }
}

extension Note {
  static let narrowed = Note(
    PageNote.narrowedFigure, "a figure is wider than its column and was made smaller")

  static func shrunk(_ block: String) -> Note {
    Note(PageNote.shrunkBlock(block), "a \(block) is taller than a page and was made smaller")
  }
}
