/// Liang's hyphenation patterns, for words of ASCII letters.
///
/// After Franklin Liang, *Word Hy-phen-a-tion by Com-put-er*, Stanford 1983. In a pattern such as `.a2ch4`,
/// the letters match letters of the word, and the dot either end of it. Each digit rates the gap where it
/// stands; of several digits for one gap the highest counts, and an odd one allows a hyphen.
package struct LiangPatterns: Hashable, Sendable {
  /// The file as it was read; patterns are looked up in it, not copied.
  private let source: [UInt8]
  /// Where the pattern with these letters begins in the source.
  ///
  /// The key is a 64-bit hash of the letters: with about 10⁴ patterns, a false match is expected only once in
  /// 10¹¹ words.
  private let starts: [LetterHash: Int]
  private let longest: Int
  /// The most letters that a pattern may have; no language needs more, and the work per letter grows with it.
  private static let longestPattern = 64
  /// The fewest letters before and after a hyphen.
  private let leftMinimum = 3
  private let rightMinimum = 3

  /// Reads a dictionary in libhyphen's format, one pattern per line.
  ///
  /// Lines that are not patterns of ASCII letters are skipped.
  package init(parsing source: [UInt8]) {
    var starts: [LetterHash: Int] = [:]
    starts.reserveCapacity(source.count / 8)
    var longest = 0
    var line = 0
    while line < source.count {
      let end = source[line...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
      if let letters = LetterHash.letters(of: source[line..<end]),
        letters.count <= LiangPatterns.longestPattern
      {
        starts[letters.hash] = line
        longest = max(longest, letters.count)
      }
      line = end + 1
    }
    (self.source, self.starts, self.longest) = (source, starts, longest)
  }

  /// The places in a word, in bytes from its start, where a hyphen may divide it.
  package func places(in word: Substring) -> [Int] {
    let letters = word.utf8.map { $0 | 0x20 }
    guard letters.count >= leftMinimum + rightMinimum, letters.allSatisfy(\.isLowercaseLetter) else {
      return []
    }
    let levels = levels(of: [.dot] + letters + [.dot])
    return (leftMinimum...letters.count - rightMinimum).filter { levels[$0 + 1] % 2 == 1 }
  }

  /// The highest digit that any pattern gives each gap; gap n is the one before letter n.
  private func levels(of letters: [UInt8]) -> [UInt8] {
    var levels = [UInt8](repeating: 0, count: letters.count + 1)
    for start in letters.indices {
      var hash = LetterHash()
      for end in start..<min(start + longest, letters.count) {
        hash.add(letters[end])
        if let pattern = starts[hash] { raise(&levels, from: start, by: pattern) }
      }
    }
    return levels
  }

  private func raise(_ levels: inout [UInt8], from start: Int, by pattern: Int) {
    var gap = start
    for byte in source[pattern...] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): levels[gap] = max(levels[gap], byte - UInt8(ascii: "0"))
      case _ where byte.isPatternLetter: gap += 1
      default: return
      }
    }
  }
}

/// A sequence of letters as one number (the hash of Fowler, Noll and Vo, variant 1a).
private struct LetterHash: Hashable, Sendable {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ letter: UInt8) { value = (value ^ UInt64(letter)) &* 0x100_0000_01b3 }
}

extension LetterHash {
  /// The hash and the number of the letters of a pattern; `nil` if it is not a pattern.
  static func letters(of pattern: ArraySlice<UInt8>) -> (hash: LetterHash, count: Int)? {
    var (hash, count, digits) = (LetterHash(), 0, 0)
    for byte in pattern {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case _ where byte.isPatternLetter:
        hash.add(byte)
        count += 1
      case UInt8(ascii: "\r"): break
      default: return nil
      }
    }
    return digits > 0 ? (hash, count) : nil
  }
}

extension UInt8 {
  fileprivate static let dot = UInt8(ascii: ".")
  fileprivate var isLowercaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  /// Whether the byte is a letter, or the dot that stands for an end of the word.
  fileprivate var isPatternLetter: Bool { self == .dot || isLowercaseLetter }
}
