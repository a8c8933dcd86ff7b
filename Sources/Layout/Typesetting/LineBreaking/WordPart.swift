/// Consecutive characters of a word that are of one kind.
struct WordPart {
  enum Kind { case letters, digits, dash, ideograph, other }

  var text: Substring
  var kind: Kind
  /// Whether a digit or symbol touches it, in which case it is not a word.
  var touchesOther = false

  /// Whether it may be hyphenated: it has only letters, not all of them capitals.
  var isWord: Bool { kind == .letters && !touchesOther && text.hasLowercaseInside }

  /// Whether a line may end after it.
  var mayEndLine: Bool { kind == .dash || kind == .ideograph }
}

extension Substring {
  /// The word split where the kind of character changes.
  var parts: [WordPart] { simpleScalars.map { parts(by: $0) } ?? partsByCharacters }

  /// - Parameter scalars: Its scalars, each of which is a character.
  private func parts(by scalars: [Unicode.Scalar]) -> [WordPart] {
    var parts: [WordPart] = []
    var (first, start) = (0, startIndex)
    while first < scalars.count {
      let kind = WordPart.Kind(simple: scalars[first], isInner: first > 0 && first + 1 < scalars.count)
      var (last, end) = (first + 1, unicodeScalars.index(after: start))
      while last < scalars.count,
        WordPart.Kind(simple: scalars[last], isInner: last + 1 < scalars.count) == kind
      {
        (last, end) = (last + 1, unicodeScalars.index(after: end))
      }
      parts.addPart(self[start..<end], kind)
      (first, start) = (last, end)
    }
    return parts
  }

  /// The same, whatever its characters are made of.
  var partsByCharacters: [WordPart] {
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
      parts.addPart(self[start..<index], kind)
    }
    return parts
  }

  /// Its scalars, if each of them is a character by itself, as those of most words are; `nil` if some may not be.
  var simpleScalars: [Unicode.Scalar]? {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      guard scalar.isSimple else { return nil }
      scalars.append(scalar)
    }
    return scalars
  }

  /// How many of its characters are letters.
  var letterCount: Int {
    var count = 0
    for scalar in unicodeScalars {
      guard scalar.isSimple else { return self.count(where: \.isSurelyLetter) }
      if scalar.isPlainLetter { count += 1 }
    }
    return count
  }

  /// Whether a character but the first is a small letter.
  fileprivate var hasLowercaseInside: Bool {
    var isFirst = true
    for scalar in unicodeScalars {
      guard scalar.isSimple else { return dropFirst().contains(where: \.isLowercase) }
      if !isFirst, scalar.isPlainLowercase { return true }
      isFirst = false
    }
    return false
  }

  /// Whether it has one character.
  var isOneCharacter: Bool {
    let scalars = unicodeScalars.prefix(2)
    return scalars.count < 2 || scalars.allSatisfy(\.isSimple) ? scalars.count == 1 : count == 1
  }

  /// Whether it stays on the line of the preceding word: a dash, or the Ukrainian particles «б» and «ж».
  var leansBack: Bool {
    guard let mark = unicodeScalars.first, mark.mayLean, let first = first?.only else { return false }
    return first == "–" || first == "—"
      || (first == "б" || first == "ж") && !dropFirst().contains(where: \.isLetter)
  }

  private func isAtEdge(_ index: Index) -> Bool {
    index == startIndex || self.index(after: index) == endIndex
  }
}

extension [WordPart] {
  /// Adds a part; what a digit touches is not a word.
  fileprivate mutating func addPart(_ text: Substring, _ kind: WordPart.Kind) {
    let part = WordPart(text: text, kind: kind, touchesOther: last?.kind == .digits)
    if kind == .digits, !isEmpty { self[count - 1].touchesOther = true }
    append(part)
  }
}

extension WordPart.Kind {
  /// The same as of the character that a scalar is, where `Unicode.Scalar.isSimple`.
  fileprivate init(simple scalar: Unicode.Scalar, isInner: Bool) {
    self =
      switch scalar {
      case _ where scalar.isPlainLetter: .letters
      case "’", "'": isInner ? .letters : .other
      case "-", "–", "—", "/": isInner ? .dash : .other
      case "0"..."9": .digits
      default: .other
      }
  }

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

  /// Whether it is one of those that is small.
  fileprivate var isPlainLowercase: Bool {
    switch value {
    case 0x61...0x7A, 0x430...0x44F, 0x454...0x457, 0x491: true
    default: false
    }
  }

  /// Whether it is a character by itself beside others of the same kind.
  ///
  /// These are letters of English and Ukrainian, spaces, signs of ASCII, dashes, the ellipsis, quotation marks and the
  /// apostrophe: none of them has a combining mark, and none joins what follows.
  fileprivate var isSimple: Bool {
    switch value {
    case 0x20...0x7E, 0xA0, 0x2013, 0x2014, 0x2019, 0x201C, 0x201D, 0x2026, 0xAB, 0xBB: true
    default: isPlainLetter
    }
  }

  /// Whether a word that begins with it may lean back.
  fileprivate var mayLean: Bool { self == "–" || self == "—" || self == "б" || self == "ж" }

  fileprivate var isKana: Bool { (0x3041...0x30FF).contains(value) }
}
