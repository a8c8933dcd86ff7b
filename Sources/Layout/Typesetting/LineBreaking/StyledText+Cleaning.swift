import AstroDrawing

extension StyledText {
  /// The text without anything that could disturb a line.
  ///
  /// Control characters and direction overrides are removed, breaks and tabs become spaces, repeated spaces
  /// become one, and spaces at either end are removed. No-break spaces stay.
  func cleaned() -> StyledText {
    if isClean { return self }
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
        // The space goes to the preceding span, so that its width does not depend on what follows.
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

extension StyledText {
  /// Whether cleaning would change nothing, as with most texts.
  private var isClean: Bool {
    var isBehindSpace = true
    for span in spans {
      guard !span.text.utf8.isEmpty, span.text.utf8.first != UInt8(ascii: " ") else { return false }
      for scalar in span.text.unicodeScalars {
        if scalar == " " {
          if isBehindSpace { return false }
          isBehindSpace = true
        } else {
          if !scalar.isOrdinary, scalar.isDisturbing || scalar.isBreakingSpace { return false }
          isBehindSpace = false
        }
      }
    }
    return !isBehindSpace
  }
}

extension Unicode.Scalar {
  /// Whether it is a visible character of ASCII or a Cyrillic letter.
  fileprivate var isOrdinary: Bool { (0x21...0x7E).contains(value) || (0x400...0x4FF).contains(value) }

  /// Whether a line may end at this space, so that several of them may be merged into one.
  fileprivate var isBreakingSpace: Bool {
    switch value {
    case 0x9...0xD, 0x20, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether it is a control, a soft hyphen, or a mark that changes the direction of the text around it;
  /// isolates stay, because they only affect what they enclose.
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
