/// The two codes of a block, made for its tokens, and how they are written into its header (RFC 1951, 3.2.7).
struct BlockCodes {
  /// The symbol after the last token of a block.
  static let end = 256

  let literals: HuffmanCode
  let distances: HuffmanCode

  init(for tokens: UnsafeBufferPointer<Token>, bytesPerPixel: Int) {
    var literals = [UInt32](repeating: 0, count: 286)
    var distances = [UInt32](repeating: 0, count: 30)
    literals[BlockCodes.end] = 1
    literals.withUnsafeMutableBufferPointer { literals in
      distances.withUnsafeMutableBufferPointer { distances in
        for token in tokens {
          BlockCodes.count(token, bytesPerPixel, literals: literals, distances: distances)
        }
      }
    }
    // At 14 bits, four samples fit into a 64-bit word together with the bits that wait to be written.
    self.literals = HuffmanCode(frequencies: literals, longest: 14)
    self.distances = HuffmanCode(frequencies: distances, longest: 15)
  }

  @inline(__always)
  private static func count(
    _ token: Token, _ bytesPerPixel: Int, literals: UnsafeMutableBufferPointer<UInt32>,
    distances: UnsafeMutableBufferPointer<UInt32>
  ) {
    if token.isCopy {
      literals[Symbol(length: token.length).index] += 1
      distances[Symbol(distance: token.distance).index] += 1
    } else {
      var samples = token.samples
      for _ in 0..<(token.isByte ? 1 : bytesPerPixel) {
        literals[Int(samples & 0xFF)] += 1
        samples >>= 8
      }
    }
  }

  func writeHeader(to writer: inout BitWriter, isLast: Bool) {
    let literalCount = max(257, literals.usedCount)
    let distanceCount = max(1, distances.usedCount)
    let steps = LengthStep.steps(
      for: (literals.entries[..<literalCount] + distances.entries[..<distanceCount]).map(\.length)[...])
    var frequencies = [UInt32](repeating: 0, count: 19)
    for step in steps { frequencies[step.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, longest: 7)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let told = max(4, (order.lastIndex { code.entries[$0].length > 0 } ?? 0) + 1)
    // Blocks of type 2 have codes of their own.
    writer.append((isLast ? 1 : 0) | 2 << 1, 3)
    writer.append((literalCount - 257) | (distanceCount - 1) << 5 | (told - 4) << 10, 14)
    for symbol in order.prefix(told) { writer.append(code.entries[symbol].length, 3) }
    for step in steps {
      writer.append(code.entries[step.symbol].code, code.entries[step.symbol].length)
      writer.append(step.extra, step.extraLength)
    }
  }
}

/// A step in a list of code lengths: one length, or the same length several times.
struct LengthStep {
  let symbol: Int
  var extra = 0
  var extraLength = 0

  static func steps(for lengths: ArraySlice<UInt8>) -> [LengthStep] {
    var steps: [LengthStep] = []
    var rest = lengths
    while let length = rest.first {
      let run = rest.prefix { $0 == length }.count
      let taken = length == 0 ? steps.addZeros(run) : steps.add(length, times: run)
      rest = rest.dropFirst(taken)
    }
    return steps
  }
}

extension [LengthStep] {
  /// Adds a step of at most `run` zeros, and returns how many lengths it covers.
  fileprivate mutating func addZeros(_ run: Int) -> Int {
    let count = Swift.min(run, 138)
    switch count {
    case ..<3: append(LengthStep(symbol: 0))
    case ..<11: append(LengthStep(symbol: 17, extra: count - 3, extraLength: 3))
    default: append(LengthStep(symbol: 18, extra: count - 11, extraLength: 7))
    }
    return count < 3 ? 1 : count
  }

  /// Adds a length and up to six repetitions of it, and returns how many lengths the steps cover.
  fileprivate mutating func add(_ length: UInt8, times run: Int) -> Int {
    append(LengthStep(symbol: Int(length)))
    let more = Swift.min(run - 1, 6)
    guard more >= 3 else { return 1 }
    append(LengthStep(symbol: 16, extra: more - 3, extraLength: 2))
    return more + 1
  }
}
