/// What a character asks of the shaper.
package enum CharacterKind {
  case visible
  /// A blank, and whatever ends a line: a line is not broken here.
  case space
  /// A mark on the character before it.
  case mark
  /// Selects or joins without being seen itself: shapers know it and leave no trace of it.
  case invisible
  /// Of no meaning in a line of print: controls, and overrides that would turn what follows.
  case control

  package init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20: self = .space
    case 0x21...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x370...0x482: self = .visible
    case 0x9, 0xA, 0xD, 0x85, 0x2028, 0x2029: self = .space
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0xFFF9...0xFFFB: self = .control
    default: self.init(rare: scalar.properties)
    }
  }

  private init(rare properties: Unicode.Scalar.Properties) {
    switch properties.generalCategory {
    case .spaceSeparator: self = .space
    case _ where properties.isDefaultIgnorableCodePoint: self = .invisible
    case .nonspacingMark, .enclosingMark, .spacingMark: self = .mark
    case _ where properties.isEmojiModifier: self = .mark
    default: self = .visible
    }
  }

  /// Whether it is no part of the character before it.
  package var standsAlone: Bool { self == .visible || self == .space }

  /// UTF-8 of the same length that the shaper sees instead, or `nil` where it may see the character itself.
  package func substitute(for scalar: Unicode.Scalar) -> [UInt8]? {
    switch (self, scalar.value) {
    case (.space, 0x9...0xD): [0x20]
    case (.space, 0x85): [0xC2, 0xA0]
    case (.space, 0x2028...0x2029): [0xE2, 0x80, 0x82]
    // A single byte can say nothing invisible; the glyph is taken out again after shaping.
    case (.control, 0...0x7F): [0x20]
    case (.control, 0x80...0x9F): [0xC2, 0xAD]
    case (.control, _): [0xE2, 0x80, 0x8B]
    default: nil
    }
  }
}
