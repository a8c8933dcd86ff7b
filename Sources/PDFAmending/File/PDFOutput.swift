/// A file of objects in the making: it remembers where each begins, and hashes what it holds.
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

  /// The whole file, with its table of objects and an identifier made of its content.
  consuming func finish(root: Int, info: Int) -> [UInt8] {
    let start = bytes.count
    let identifier = ContentHash(bytes).hexadecimal
    bytes += Array("xref\n0 \(offsets.count)\n".utf8)
    for (number, offset) in offsets.enumerated() {
      // Number 0 heads the list of free numbers; so does a number nothing was written for.
      let free = "0000000000 \(number == 0 ? "65535" : "00000") f \n"
      bytes += Array((offset.map { "\($0.padded(to: 10)) 00000 n \n" } ?? free).utf8)
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

extension Int {
  /// The number with zeros before it, so that it takes at least so many digits.
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}

/// A hash of bytes that is the same on every machine: two of Fowler, Noll and Vo's (FNV-1a, 64 bits).
struct ContentHash {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  // Any other start makes another hash.
  private var second: UInt64 = 0x6C62_272E_07BB_0142

  init(_ bytes: [UInt8]) {
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
      second = (second ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  /// Thirty-two digits.
  var hexadecimal: String {
    [first, second].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
