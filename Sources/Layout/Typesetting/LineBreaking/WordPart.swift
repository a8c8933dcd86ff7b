/// Consecutive characters of a word that are of one kind.
struct WordPart {
  enum Kind { case letters, digits, dash, ideograph, other }

  var text: Substring
  var kind: Kind
  /// Whether a digit or symbol touches it, in which case it is not a word.
  var touchesOther = false

  /// Whether it may be hyphenated: it has only letters, not all of them capitals.
  var isWord: Bool {
    kind == .letters && !touchesOther && text.dropFirst().contains { $0.isLowercase }
  }

  /// Whether a line may end after it.
  var mayEndLine: Bool { kind == .dash || kind == .ideograph }
}

extension Substring {
  /// The word split where the kind of character changes.
  var parts: [WordPart] {
    var parts: [WordPart] = []
    var index = startIndex
    while index < endIndex {
      let kind = WordPart.Kind(self[index], isInner: !isAtEdge(index))
      let start = index
      index = self.index(after: index)
      while index < endIndex, kind != .ideograph,
        WordPart.Kind(self[index], isInner: !isAtEdge(index)) == kind
      {
        index = self.index(after: index)
      }
      let part = WordPart(text: self[start..<index], kind: kind, touchesOther: parts.last?.kind == .digits)
      if kind == .digits, let last = parts.indices.last { parts[last].touchesOther = true }
      parts.append(part)
    }
    return parts
  }

  /// Whether it stays on the line of the preceding word: a dash, or the Ukrainian particles «б» and «ж».
  var leansBack: Bool {
    guard let first = first?.only else { return false }
    return first == "–" || first == "—"
      || (first == "б" || first == "ж") && !dropFirst().contains(where: \.isLetter)
  }

  private func isAtEdge(_ index: Index) -> Bool {
    index == startIndex || self.index(after: index) == endIndex
  }
}

extension WordPart.Kind {
  init(_ character: Character, isInner: Bool) {
    let only = character.only
    if only?.isPlainLetter == true {
      self = .letters
      return
    }
    let scalar = character.unicodeScalars.first
    self =
      switch only {
      // An apostrophe within a word is a letter; at either end it is a quotation mark.
      case "’", "ʼ", "'": isInner ? .letters : .other
      case "-", "‐", "–", "—", "/": isInner ? .dash : .other
      case _ where scalar?.properties.isIdeographic == true || scalar?.isKana == true: .ideograph
      case _ where character.isLetter: .letters
      case _ where character.isNumber: .digits
      default: .other
      }
  }
}

extension Character {
  /// The same as `isLetter`, which asks tables about each letter.
  var isSurelyLetter: Bool { only?.isPlainLetter == true || isLetter }
}

extension Unicode.Scalar {
  /// Whether it is one of the letters of English or Ukrainian, told without a table.
  fileprivate var isPlainLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x410...0x44F, 0x404...0x407, 0x454...0x457, 0x490...0x491: true
    default: false
    }
  }

  fileprivate var isKana: Bool { (0x3041...0x30FF).contains(value) }
}
