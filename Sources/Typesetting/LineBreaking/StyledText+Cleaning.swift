import Drawing

extension StyledText {
  /// The words without anything that could disturb a line.
  ///
  /// Controls and overrides of direction are gone, breaks and tabs are spaces, spaces in a row are
  /// one, and none is left at either end. Spaces that hold words together stay.
  func cleaned() -> StyledText {
    var spans: [Span] = []
    var owesSpace = false
    var hasText = false
    for span in self.spans {
      var text = String.UnicodeScalarView()
      for scalar in span.text.unicodeScalars where !scalar.isDisturbing {
        if scalar.isBreakingSpace {
          owesSpace = hasText
          continue
        }
        // The space is owed to the span before, so that its width does not depend on what follows.
        if owesSpace, text.isEmpty, let last = spans.indices.last {
          spans[last].text += " "
        } else if owesSpace {
          text.append(" ")
        }
        text.append(scalar)
        (owesSpace, hasText) = (false, true)
      }
      if !text.isEmpty { spans.append(Span(String(text), span.style)) }
    }
    return StyledText(spans, language: language)
  }
}

extension Unicode.Scalar {
  /// Whether a line may end at this space, and one such space is as good as several.
  fileprivate var isBreakingSpace: Bool {
    switch value {
    case 0x9...0xD, 0x20, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Controls, hyphens that may be, and marks that turn the text around them; isolates, which only hold together what
  /// they enclose, stay.
  fileprivate var isDisturbing: Bool {
    switch value {
    case 0x9...0xD, 0x85: false
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2067,
      0x206A...0x206F,
      0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default: false
    }
  }
}
