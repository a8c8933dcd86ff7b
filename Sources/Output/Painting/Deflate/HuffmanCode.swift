/// The code of one symbol.
struct HuffmanEntry {
  /// The bits, in the order in which they are written.
  var code: UInt16 = 0
  /// The number of bits; 0 for a symbol that does not occur.
  var length: UInt8 = 0
}

/// A prefix code for symbols whose frequencies are known (RFC 1951, 3.2).
struct HuffmanCode {
  private(set) var entries: [HuffmanEntry]

  /// - Parameter longest: The greatest length of a code in bits; 2 to that power must be at least the number
  ///   of symbols.
  init(frequencies: [UInt32], longest: Int) {
    entries = [HuffmanEntry](repeating: HuffmanEntry(), count: frequencies.count)
    let used = frequencies.indices.filter { frequencies[$0] > 0 }.sorted { frequencies[$0] < frequencies[$1] }
    var counts = HuffmanCode.counts(of: used.map { UInt64(frequencies[$0]) }, longest: longest)
    HuffmanCode.shorten(&counts, to: longest)
    assign(counts, to: used)
    number(counts)
  }

  /// One more than the last symbol that occurs.
  var usedCount: Int { (entries.lastIndex { $0.length > 0 } ?? -1) + 1 }

  /// The number of symbols for each code length, by Huffman's algorithm on ascending frequencies.
  private static func counts(of weights: [UInt64], longest: Int) -> [Int] {
    // The code of a single symbol still takes one bit.
    guard weights.count > 1 else { return [0, weights.count] + [Int](repeating: 0, count: longest) }
    let (leaves, total) = (weights.count, 2 * weights.count - 1)
    var weights = weights
    var parents = [Int](repeating: 0, count: total)
    var (leaf, inner) = (0, leaves)
    // Joins the two lightest nodes without a parent. Leaves are taken in their order, pairs in the order of
    // their making.
    while weights.count < total {
      var pair: UInt64 = 0
      for _ in 0..<2 {
        let isLeaf = leaf < leaves && (inner == weights.count || weights[leaf] <= weights[inner])
        let lightest = isLeaf ? leaf : inner
        if isLeaf { leaf += 1 } else { inner += 1 }
        pair += weights[lightest]
        parents[lightest] = weights.count
      }
      weights.append(pair)
    }
    var depths = [Int](repeating: 0, count: total)
    var counts = [Int](repeating: 0, count: max(longest + 2, leaves + 1))
    for node in (0..<total - 1).reversed() {
      depths[node] = depths[parents[node]] + 1
      if node < leaves { counts[depths[node]] += 1 }
    }
    return counts
  }

  /// Moves symbols that are too deep up to the greatest depth allowed, and makes room for them there.
  private static func shorten(_ counts: inout [Int], to longest: Int) {
    for depth in (longest + 1)..<max(longest + 1, counts.count) {
      counts[longest] += counts[depth]
      counts[depth] = 0
    }
    // Each code of n bits takes 2⁻ⁿ of the code space. While there are too many codes, a shorter one is split
    // in two.
    var room = (1...longest).reduce(0) { $0 + counts[$1] << (longest - $1) }
    while room > 1 << longest {
      var depth = longest - 1
      while counts[depth] == 0 { depth -= 1 }
      counts[depth] -= 1
      counts[depth + 1] += 2
      counts[longest] -= 1
      room -= 1
    }
  }

  /// Assigns code lengths to symbols: the rarest symbols get the longest codes.
  private mutating func assign(_ counts: [Int], to symbols: [Int]) {
    var next = symbols.makeIterator()
    for length in counts.indices.reversed() {
      for _ in 0..<counts[length] { if let symbol = next.next() { entries[symbol].length = UInt8(length) } }
    }
  }

  /// Assigns the codes: codes of one length are consecutive numbers in the order of their symbols and follow
  /// the shorter ones.
  private mutating func number(_ counts: [Int]) {
    var next = [UInt16](repeating: 0, count: 17)
    for length in 1..<16 {
      next[length + 1] = (next[length] &+ UInt16(length < counts.count ? counts[length] : 0)) << 1
    }
    for symbol in entries.indices where entries[symbol].length > 0 {
      let length = Int(entries[symbol].length)
      entries[symbol].code = HuffmanCode.reversed(next[length], length)
      next[length] &+= 1
    }
  }

  /// The code with its bits in reverse order.
  ///
  /// Codes are written from the highest bit on, all other numbers from the lowest.
  private static func reversed(_ code: UInt16, _ length: Int) -> UInt16 {
    var (rest, reversed) = (code, UInt16(0))
    for _ in 0..<length {
      reversed = reversed << 1 | rest & 1
      rest >>= 1
    }
    return reversed
  }
}
