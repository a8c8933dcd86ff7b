import AstroDrawing
import CAstroPango

/// The choice of a face for each character of a paragraph.
///
/// The shipped faces come first: the face of the style, its sibling in the other family and the symbols. The
/// characters of a script that none of them covers are all set in one face of the machine if possible. The
/// result does not depend on texts shaped before.
struct FaceChoice {
  private let paragraph: Paragraph
  private let book: FontBook
  private let scripts: [hb_script_t]
  /// The face of each character, in reading order.
  private(set) var faces: [Face] = []
  /// The characters that no available face has, each once.
  private(set) var missing: [Unicode.Scalar] = []
  private var told: Set<Unicode.Scalar> = []
  /// The groups of characters that no shipped face covers, as ranges of indices.
  private var lacking: [Range<Int>] = []
  /// The face of the style asked for last, which most characters share with the one before.
  private var latest: (style: Int, face: OpenFace?)?

  init(for paragraph: Paragraph, scripts: [hb_script_t], from book: FontBook) {
    (self.paragraph, self.scripts, self.book) = (paragraph, scripts, book)
    faces.reserveCapacity(paragraph.characters.count)
    var start = 0
    while start < paragraph.characters.count {
      let end = groupEnd(after: start)
      let face = face(of: start..<end)
      if face == nil { lacking.append(start..<end) }
      faces.append(contentsOf: repeatElement(face ?? style(of: start).face, count: end - start))
      start = end
    }
    if !lacking.isEmpty { borrow() }
  }

  private func style(of index: Int) -> TextStyle { paragraph.styles[paragraph.characters[index].style] }

  /// The end of the group that starts at an index: a character with the marks, selectors and controls after
  /// it.
  private func groupEnd(after start: Int) -> Int {
    let characters = paragraph.characters
    var end = start + 1
    while end < characters.count, characters[end].style == characters[start].style {
      switch characters[end].kind {
      case .mark, .invisible, .control: end += 1
      case .visible, .space: return end
      }
    }
    return end
  }

  private mutating func face(of group: Range<Int>) -> Face? {
    let first = paragraph.characters[group.lowerBound]
    let face = paragraph.styles[first.style].face
    switch first.kind {
    case .space, .invisible, .control: return face
    case .visible, .mark: break
    }
    let characters = paragraph.characters[group]
    if face.comesFirst(for: first.scalar), open(styleAt: first.style)?.covers(characters) == true {
      return face
    }
    return face.candidates(for: first.scalar).first { book.open($0)?.covers(characters) == true }
  }

  private mutating func open(styleAt index: Int) -> OpenFace? {
    if let latest, latest.style == index { return latest.face }
    let face = book.open(paragraph.styles[index].face)
    latest = (index, face)
    return face
  }
}

extension FaceChoice {
  /// Chooses faces of the machine for what the shipped faces lack.
  private mutating func borrow() {
    for script in Set(lacking.map { scripts[$0.lowerBound] }).sorted(by: { $0.rawValue < $1.rawValue }) {
      let groups = lacking.filter { scripts[$0.lowerBound] == script }
      let needed = groups.flatMap { paragraph.characters[$0] }
      // All characters should be in one face; each group gets its own only if no face has them all.
      if let face = borrowed(for: needed) {
        groups.forEach { set($0, in: face) }
      } else {
        groups.forEach { borrow(for: $0) }
      }
    }
    joinSpaces()
  }

  private mutating func borrow(for group: Range<Int>) {
    if let face = borrowed(for: Array(paragraph.characters[group])) { return set(group, in: face) }
    if faces[group.lowerBound] == .symbols { set(group, in: .inter) }
    let style = book.open(faces[group.lowerBound])
    for character in paragraph.characters[group] where character.kind.isSeen {
      let scalar = character.scalar
      if style?.glyph(of: scalar) == nil, told.insert(scalar).inserted { missing.append(scalar) }
    }
  }

  private func borrowed(for characters: [Paragraph.Character]) -> Face? {
    guard let first = characters.first else { return nil }
    let seen = Set(characters.lazy.filter(\.kind.isSeen).map(\.scalar))
    let face = book.installed.face(
      covering: seen, like: paragraph.styles[first.style].face, language: paragraph.language)
    // The machine's list of fonts may be out of date.
    return face.flatMap { book.open($0) == nil ? nil : $0 }
  }

  private mutating func set(_ group: Range<Int>, in face: Face) {
    for index in group { faces[index] = face }
  }

  /// Sets a space between two words of the same installed face in that face too, so that they stay one run.
  private mutating func joinSpaces() {
    for index in faces.indices.dropFirst().dropLast() where paragraph.characters[index].kind == .space {
      if faces[index - 1].isInstalled, faces[index - 1] == faces[index + 1] {
        faces[index] = faces[index - 1]
      }
    }
  }
}
