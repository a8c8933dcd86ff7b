/// An element of a compressed picture: a pixel, a byte, or a copy of earlier bytes.
struct Token {
  /// The kind in the two highest bits; the samples, or the length and the distance, in the lower ones.
  let word: UInt64

  private init(_ word: UInt64) { self.word = word }

  /// - Parameter samples: Red in the lowest byte, then green, blue and, with 4 bytes per pixel, opacity.
  @inline(__always)
  static func pixel(_ samples: UInt32) -> Token { Token(UInt64(samples)) }

  @inline(__always)
  static func byte(_ byte: UInt8) -> Token { Token(1 << 62 | UInt64(byte)) }

  /// - Parameters:
  ///   - length: 3 to 258 bytes.
  ///   - distance: 1 to 32,768 bytes back.
  @inline(__always)
  static func copy(_ length: Int, from distance: Int) -> Token {
    Token(1 << 63 | UInt64(truncatingIfNeeded: length) << 32 | UInt64(truncatingIfNeeded: distance))
  }

  var isCopy: Bool { word >> 63 != 0 }
  var isByte: Bool { word >> 62 == 1 }
  var samples: UInt32 { UInt32(truncatingIfNeeded: word) }
  var length: Int { Int(truncatingIfNeeded: word >> 32 & 0xFFFF) }
  var distance: Int { Int(truncatingIfNeeded: word & 0xFFFF_FFFF) }
}

/// A length or a distance as DEFLATE writes it: a symbol, and extra bits that refine it.
struct Symbol {
  let index: Int
  let extra: Int
  let extraLength: Int

  /// - Parameter length: 3 to 258 bytes, for the symbols 257 to 285.
  @inline(__always)
  init(length: Int) {
    guard length < 258 else {
      (index, extra, extraLength) = (285, 0, 0)
      return
    }
    let value = length - 3
    // From a value of 8 on there are four symbols per power of two; below that each value has its own.
    extraLength = value < 8 ? 0 : Symbol.magnitude(of: value) - 2
    index = 257 + 4 * extraLength + value >> extraLength
    extra = value & (1 << extraLength - 1)
  }

  /// - Parameter distance: 1 to 32,768 bytes, for the symbols 0 to 29.
  @inline(__always)
  init(distance: Int) {
    let value = distance - 1
    // From a value of 4 on there are two symbols per power of two; below that each value has its own.
    extraLength = value < 4 ? 0 : Symbol.magnitude(of: value) - 1
    index = 2 * extraLength + value >> extraLength
    extra = value & (1 << extraLength - 1)
  }

  /// The position of the highest bit of a number greater than 0.
  @inline(__always)
  private static func magnitude(of number: Int) -> Int { Int.bitWidth - 1 - number.leadingZeroBitCount }
}
