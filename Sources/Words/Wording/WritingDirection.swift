/// The order of words on a line if they are placed one by one.
package enum WritingDirection {
  /// The words in order from left to right: a run of right-to-left words is reversed.
  package static func ordered(_ words: [String]) -> [String] {
    var ordered: [String] = []
    var stretch: [String] = []
    for word in words {
      if runsLeftwards(word) {
        stretch.insert(word, at: 0)
      } else {
        ordered += stretch + [word]
        stretch = []
      }
    }
    return ordered + stretch
  }

  /// Whether a word's first letter belongs to a script that is written from right to left.
  private static func runsLeftwards(_ word: String) -> Bool {
    let letter = word.unicodeScalars.first { $0.properties.isAlphabetic }
    return letter.map { isRightToLeft($0.value) } ?? false
  }

  /// Words prepared for insertion into other text: those with a right-to-left script are wrapped in an
  /// isolate (UAX #9), so that the text after them keeps its own order.
  package static func isolated(_ words: String) -> String {
    guard words.unicodeScalars.contains(where: { isRightToLeft($0.value) }) else { return words }
    var own = String.UnicodeScalarView()
    // Directional marks inside a name could end the isolate early.
    own.append(contentsOf: words.unicodeScalars.filter { !isMark($0.value) })
    return "\u{2068}" + String(own) + "\u{2069}"
  }

  private static func isMark(_ scalar: UInt32) -> Bool {
    (0x202A...0x202E).contains(scalar) || (0x2066...0x2069).contains(scalar)
  }

  /// Whether a code point is in the Unicode blocks for Hebrew, Arabic, Syriac, Thaana, N’Ko and related
  /// scripts.
  private static func isRightToLeft(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
