/// What a sentence is likened by: its words, its pairs of words, and the parts of its words.
///
/// Each is a number from 0 to ``buckets``, by its hash; two that share one are rare enough.
package enum HarmFeatures {
  package static let buckets = 1 << 18

  /// The features of a sentence, each once.
  ///
  /// - Parameter words: Its words in lower case, empty where a part of a chart is named, so that no planet is taken for a
  ///   harm.
  package static func of(_ words: [String]) -> Set<Int> {
    var features: Set<Int> = []
    var last = hash("^".utf8, seed: 1)
    for word in words {
      let bytes = Array(word.isEmpty ? "*".utf8 : word.utf8)
      let whole = hash(bytes, seed: 1)
      features.insert(bucket(whole))
      features.insert(bucket(last &* prime ^ whole))
      addParts(of: bytes, to: &features)
      last = whole
    }
    return features
  }

  /// Adds the rows of three to six letters of a word, with its beginning and its end.
  private static func addParts(of word: [UInt8], to features: inout Set<Int>) {
    let bytes = [space] + word + [space]
    let starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count]
    for first in starts.indices.dropLast() {
      var hash = basis
      for next in first..<min(first + 6, starts.count - 1) {
        hash = self.hash(bytes[starts[next]..<starts[next + 1]], from: hash)
        if next - first >= 2 { features.insert(bucket(hash)) }
      }
    }
  }

  private static let space = UInt8(ascii: " ")

  // FNV-1a, by Fowler, Noll and Vo: http://www.isthe.com/chongo/tech/comp/fnv/
  private static let basis: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01b3

  private static func hash(_ bytes: some Sequence<UInt8>, seed: UInt64) -> UInt64 {
    hash(bytes, from: basis ^ seed)
  }

  private static func hash(_ bytes: some Sequence<UInt8>, from hash: UInt64) -> UInt64 {
    bytes.reduce(hash) { ($0 ^ UInt64($1)) &* prime }
  }

  /// The upper bits, which depend on all bytes.
  private static func bucket(_ hash: UInt64) -> Int {
    Int(((hash ^ (hash >> 31)) &* 0x9E37_79B9_7F4A_7C15) >> 46)
  }
}
