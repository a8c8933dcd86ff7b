/// How the shaper has to treat a character.
package enum CharacterKind {
  case visible
  /// A blank or a line terminator; a terminator is treated as a blank, because the shaper does not break
  /// lines.
  case space
  /// A combining mark, which belongs to the character before it.
  case mark
  /// A character that selects or joins others and is invisible itself; shapers handle it and draw nothing for
  /// it.
  case invisible
  /// A control character, or an override of the writing direction: it has no meaning within a line of print.
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

  /// Whether the character is independent of the one before it.
  package var standsAlone: Bool { self == .visible || self == .space }

  /// The UTF-8 that the shaper is given instead, of the same length; `nil` where it is given the character
  /// itself.
  package func substitute(for scalar: Unicode.Scalar) -> [UInt8]? {
    switch (self, scalar.value) {
    case (.space, 0x9...0xD): [0x20]
    case (.space, 0x85): [0xC2, 0xA0]
    case (.space, 0x2028...0x2029): [0xE2, 0x80, 0x82]
    // No invisible character fits in one byte; the glyph of the blank is removed again after shaping.
    case (.control, 0...0x7F): [0x20]
    case (.control, 0x80...0x9F): [0xC2, 0xAD]
    case (.control, _): [0xE2, 0x80, 0x8B]
    default: nil
    }
  }
}
