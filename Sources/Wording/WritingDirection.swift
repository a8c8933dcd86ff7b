/// In which order words that are set one by one stand beside each other.
package enum WritingDirection {
  /// The words from left to right: of a stretch of right-to-left words the last comes first.
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

  /// Whether a word's first letter that has a direction is of a script that runs from right to left.
  private static func runsLeftwards(_ word: String) -> Bool {
    let letter = word.unicodeScalars.first { $0.properties.isAlphabetic }
    return letter.map { isRightToLeft($0.value) } ?? false
  }

  /// Words that figures may follow: after a right-to-left script a mark that is not seen keeps these in their order.
  package static func closed(_ words: String) -> String {
    words.unicodeScalars.contains { isRightToLeft($0.value) } ? words + "\u{200E}" : words
  }

  /// Hebrew, Arabic, Syriac, Thaana, N’Ko and their kin, as Unicode sets their blocks aside.
  private static func isRightToLeft(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
