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

  /// Words as they may stand among others: those of a right-to-left script set apart (UAX #9, isolates), so that what
  /// follows them keeps its own order.
  package static func isolated(_ words: String) -> String {
    guard words.unicodeScalars.contains(where: { isRightToLeft($0.value) }) else { return words }
    var own = String.UnicodeScalarView()
    // Marks of direction that a name brings along could end the isolate early.
    own.append(contentsOf: words.unicodeScalars.filter { !isMark($0.value) })
    return "\u{2068}" + String(own) + "\u{2069}"
  }

  private static func isMark(_ scalar: UInt32) -> Bool {
    (0x202A...0x202E).contains(scalar) || (0x2066...0x2069).contains(scalar)
  }

  /// Hebrew, Arabic, Syriac, Thaana, N’Ko and their kin, as Unicode sets their blocks aside.
  private static func isRightToLeft(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
