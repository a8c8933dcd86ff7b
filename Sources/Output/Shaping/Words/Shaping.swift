import AstroDrawing
import CAstroPango

/// One text on the way from characters to runs of glyphs.
struct Shaping {
  let paragraph: Paragraph
  let book: FontBook
  /// HarfBuzz's buffer, which is reused for every item.
  let buffer: OpaquePointer
  private let levels: [UInt8]
  private let scripts: [hb_script_t]
  let choice: FaceChoice

  init(of paragraph: Paragraph, with book: FontBook, in buffer: OpaquePointer) {
    (self.paragraph, self.book, self.buffer) = (paragraph, book, buffer)
    levels = paragraph.levels
    scripts = paragraph.scripts
    choice = FaceChoice(for: paragraph, scripts: scripts, from: book)
  }

  func shaped() -> ShapedText {
    var runs: [LeveledRun] = []
    for item in items {
      let run = shape(item)
      if let last = runs.indices.last, runs[last].join(run) { continue }
      runs.append(run)
    }
    let ordered = runs.inVisualOrder.map(\.run)
    var missing = String.UnicodeScalarView()
    missing.append(contentsOf: choice.missing)
    return ShapedText(
      runs: ordered, ascent: reach(\.ascent, of: ordered), descent: reach(\.descent, of: ordered),
      inkBounds: inkBounds(of: ordered),
      missing: String(missing))
  }

  /// How many marks in a row are shaped at once.
  ///
  /// HarfBuzz looks back over all of them for each one.
  ///
  /// No writing system uses half as many on one letter.
  private static let mostMarks = 64

  /// Stretches of one style, face, level and script.
  private var items: [ShapingItem] {
    var items: [ShapingItem] = []
    var marks = 0
    for (index, character) in paragraph.characters.enumerated() {
      let item = ShapingItem(
        bytes: character.offset..<paragraph.end(of: index), style: paragraph.styles[character.style],
        face: choice.faces[index], level: levels[index], script: scripts[index])
      marks = character.kind.standsAlone ? 0 : marks + 1
      let isCrowded = marks > 0 && marks % Shaping.mostMarks == 0
      if !isCrowded, let last = items.indices.last, items[last].join(item) { continue }
      items.append(item)
    }
    return items
  }
}

/// Characters that are shaped together.
struct ShapingItem {
  var bytes: Range<Int>
  let style: TextStyle
  let face: Face
  let level: UInt8
  let script: hb_script_t

  var isRightToLeft: Bool { level % 2 == 1 }

  /// Appends the item after it and returns `true`, if both have the same properties.
  mutating func join(_ next: ShapingItem) -> Bool {
    guard face == next.face, level == next.level, script == next.script, style == next.style else {
      return false
    }
    bytes = bytes.lowerBound..<next.bytes.upperBound
    return true
  }
}
