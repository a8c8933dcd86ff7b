import AstroDrawing
import CAstroPango

extension Face {
  /// The shipped faces to try for a character, the best first.
  func candidates(for scalar: Unicode.Scalar) -> [Face] {
    if comesFirst(for: scalar) { return [self, sibling, .symbols] }
    return self == .symbols ? [sibling, self] : [.symbols, self, sibling]
  }

  /// Whether it is the first face to try for a character of its style.
  func comesFirst(for scalar: Unicode.Scalar) -> Bool {
    // The digits and capitals of the symbol font are for wheels without any text face.
    if self == .symbols { return !scalar.isFigureOrCapital }
    // Text faces have some of the symbols too, in another design. Among lower code points the only common
    // symbols are the degree sign and the primes, which should match the digits next to them.
    return scalar.value < 0x2100
  }
}

extension Unicode.Scalar {
  fileprivate var isFigureOrCapital: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0xB2...0xB3: true
    default: false
    }
  }
}

extension CharacterKind {
  var isSeen: Bool { self == .visible || self == .mark }
}

extension OpenFace {
  /// Whether the face has glyphs for a character and for the marks on it.
  func covers(_ group: ArraySlice<Paragraph.Character>) -> Bool {
    guard let first = group.first, glyph(of: first.scalar) != nil else { return false }
    var base = first.scalar
    for character in group.dropFirst() where character.kind == .mark {
      // HarfBuzz composes a letter and its mark if the face has a glyph for the two together.
      if let whole = base.composed(with: character.scalar), glyph(of: whole) != nil {
        base = whole
      } else if glyph(of: character.scalar) == nil {
        return false
      }
    }
    return true
  }
}

extension Unicode.Scalar {
  /// The single character that stands for this one with a mark, as in й for и with a breve; `nil` if there is
  /// none.
  fileprivate func composed(with mark: Unicode.Scalar) -> Unicode.Scalar? {
    var whole: hb_codepoint_t = 0
    guard hb_unicode_compose(hb_unicode_funcs_get_default(), value, mark.value, &whole) != 0 else {
      return nil
    }
    return Unicode.Scalar(whole)
  }
}
