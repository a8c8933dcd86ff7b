/// Counts the words of a text by Unicode word boundaries (UAX #29).
///
/// A word contains a letter or a digit. An apostrophe or a period between letters does not end it; a hyphen
/// does.
package enum WordCount {
  package static func of(_ text: some StringProtocol) -> Int {
    var count = 0
    var last = Kind.other
    /// The kind of the character before a mark that joins two parts of a word, which it does only if the same
    /// kind follows directly.
    var joint: Kind?
    for scalar in text.unicodeScalars {
      let kind = Kind(scalar)
      if kind == .extending { continue }
      if kind.isWord {
        let continues = last.isWord || (joint != nil && joint == kind)
        if !continues { count += 1 }
        joint = nil
      } else {
        joint = kind == .joining && last.isWord ? last : nil
      }
      last = kind
    }
    return count
  }

  private enum Kind {
    case letter, digit, extending, joining, other

    var isWord: Bool { self == .letter || self == .digit }

    init(_ scalar: Unicode.Scalar) {
      switch scalar {
      // A fast path for nearly all characters of the texts, without a lookup of Unicode properties.
      case "a"..."z", "A"..."Z", "А"..."я", "Є"..."Ї", "є"..."ї": self = .letter
      case "0"..."9": self = .digit
      case "'", "’", ".": self = .joining
      case " ", ",", ":", ";", "–", "-", "?": self = .other
      default: self.init(rare: scalar)
      }
    }

    private init(rare scalar: Unicode.Scalar) {
      let properties = scalar.properties
      if properties.isAlphabetic {
        self = .letter
      } else if properties.numericType == .decimal {
        self = .digit
      } else if properties.generalCategory == .nonspacingMark || scalar == "\u{AD}" || scalar == "\u{200D}" {
        self = .extending
      } else {
        self = .other
      }
    }
  }
}
