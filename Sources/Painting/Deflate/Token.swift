/// A step of a compressed picture: a pixel, a byte, or a copy of what came before.
struct Token {
  /// The kind in the two highest bits; samples, or length and distance, in the lowest.
  let word: UInt64

  private init(_ word: UInt64) { self.word = word }

  /// - Parameter samples: Red in the lowest byte, then green, blue and perhaps opacity.
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

/// A length or a distance as DEFLATE writes it: a symbol, and bits beside it that tell more.
struct Symbol {
  let index: Int
  let extra: Int
  let extraLength: Int

  /// - Parameter length: 3 to 258; symbols 257 to 285.
  @inline(__always)
  init(length: Int) {
    guard length < 258 else {
      (index, extra, extraLength) = (285, 0, 0)
      return
    }
    let value = length - 3
    // Four symbols to each doubling, from 8 on; each of one value before.
    extraLength = value < 8 ? 0 : Symbol.magnitude(of: value) - 2
    index = 257 + 4 * extraLength + value >> extraLength
    extra = value & (1 << extraLength - 1)
  }

  /// - Parameter distance: 1 to 32,768; symbols 0 to 29.
  @inline(__always)
  init(distance: Int) {
    let value = distance - 1
    // Two symbols to each doubling, from 4 on.
    extraLength = value < 4 ? 0 : Symbol.magnitude(of: value) - 1
    index = 2 * extraLength + value >> extraLength
    extra = value & (1 << extraLength - 1)
  }

  /// The place of the highest bit of a number above 0.
  @inline(__always)
  private static func magnitude(of number: Int) -> Int { Int.bitWidth - 1 - number.leadingZeroBitCount }
}
