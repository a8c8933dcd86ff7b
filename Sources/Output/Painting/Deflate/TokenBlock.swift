/// The tokens of whole rows, collected until there are enough for a code of their own.
struct TokenBlock {
  /// About how many tokens share a code: with fewer the header would cost too much, with more the code would
  /// fit less well.
  private static let enough = 16_384

  private let tokens: Memory<Token>
  private(set) var count = 0
  private let bytesPerPixel: Int

  init?(width: Int, bytesPerPixel: Int) {
    // A row is never split. Each of its pixels may be a token, and the filter is one more.
    guard let tokens = Memory(count: TokenBlock.enough + width + 1, of: Token.byte(0)) else { return nil }
    (self.tokens, self.bytesPerPixel) = (tokens, bytesPerPixel)
  }

  func free() { tokens.free() }

  var isFull: Bool { count >= TokenBlock.enough }

  /// The most bytes that the tokens can take when they are written: eight for each, and the codes before
  /// them.
  var largestSize: Int { tokens.count * 8 + 1024 }

  @inline(__always)
  mutating func append(_ token: Token) {
    tokens.start[count] = token
    count += 1
  }

  /// Writes all tokens and removes them.
  mutating func write(to writer: inout BitWriter, isLast: Bool) {
    let codes = BlockCodes(
      for: UnsafeBufferPointer(start: tokens.start, count: count), bytesPerPixel: bytesPerPixel)
    codes.writeHeader(to: &writer, isLast: isLast)
    codes.literals.entries.withUnsafeBufferPointer { literals in
      codes.distances.entries.withUnsafeBufferPointer { distances in
        for index in 0..<count { write(tokens.start[index], literals, distances, to: &writer) }
      }
    }
    let end = codes.literals.entries[BlockCodes.end]
    writer.append(end.code, end.length)
    count = 0
  }

  @inline(__always)
  private func write(
    _ token: Token, _ literals: UnsafeBufferPointer<HuffmanEntry>,
    _ distances: UnsafeBufferPointer<HuffmanEntry>,
    to writer: inout BitWriter
  ) {
    if token.isCopy {
      let (length, distance) = (Symbol(length: token.length), Symbol(distance: token.distance))
      writer.hold(literals[length.index].code, literals[length.index].length)
      writer.hold(length.extra, length.extraLength)
      writer.hold(distances[distance.index].code, distances[distance.index].length)
      writer.hold(distance.extra, distance.extraLength)
    } else {
      var samples = token.samples
      for _ in 0..<(token.isByte ? 1 : bytesPerPixel) {
        let entry = literals[Int(samples & 0xFF)]
        writer.hold(entry.code, entry.length)
        samples >>= 8
      }
    }
    writer.flush()
  }
}
