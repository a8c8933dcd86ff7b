/// A file that is being written: it records where each object begins and computes the identifier from the
/// content.
struct PDFOutput {
  private var bytes: [UInt8]
  private var offsets: [Int?]

  init(header: ArraySlice<UInt8>, size: Int) {
    bytes = Array(header)
    offsets = [Int?](repeating: nil, count: size)
  }

  mutating func append(_ object: PDFObject) {
    offsets[object.number] = bytes.count
    object.write(to: &bytes)
  }

  /// The whole file, with its cross-reference table and an identifier computed from its content.
  consuming func finish(root: Int, info: Int) -> [UInt8] {
    let start = bytes.count
    let identifier = ContentHash(bytes).hexadecimal
    bytes += Array("xref\n0 \(offsets.count)\n".utf8)
    for (number, offset) in offsets.enumerated() {
      bytes.append(tenDigitsOf: offset ?? 0)
      // Number 0 heads the list of free numbers; a number without an object is free as well.
      let state: StaticString = offset != nil ? " 00000 n \n" : number == 0 ? " 65535 f \n" : " 00000 f \n"
      state.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    }
    let trailer = """
      trailer
      << /Size \(offsets.count)
         /Root \(root) 0 R
         /Info \(info) 0 R
         /ID [ <\(identifier)> <\(identifier)> ]
      >>
      startxref
      \(start)
      %%EOF

      """
    bytes += Array(trailer.utf8)
    return bytes
  }
}

extension [UInt8] {
  /// Appends the last ten decimal digits of a number, zeros where it has fewer.
  fileprivate mutating func append(tenDigitsOf number: Int) {
    var unit = 1_000_000_000
    while unit > 0 {
      append(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
  }
}

extension Int {
  /// The number with leading zeros, so that it has at least `width` digits.
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}

/// A hash of bytes that is the same on every machine: two Fowler–Noll–Vo hashes (FNV-1a, 64 bits).
struct ContentHash {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  // A different start value gives a different hash.
  private var second: UInt64 = 0x6C62_272E_07BB_0142

  init(_ bytes: [UInt8]) {
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
      second = (second ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  /// The hash as 32 hexadecimal digits.
  var hexadecimal: String {
    [first, second].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
