import AstroDiagnostics

/// Checks that the bytes of a font are complete, by its table directory (OpenType, “Organization of an
/// OpenType Font”).
enum FontCheck {
  /// What is wrong with a font of one face, as the end of a sentence; `nil` if nothing is.
  ///
  /// Every byte of the tables is checked except those of `head`, whose checksum is often wrong in fonts that
  /// are in use.
  static func damage(in bytes: UnsafeRawBufferPointer) -> Told? {
    guard !bytes.isEmpty else { return FontFault.empty }
    guard bytes.count >= 12, kinds.contains(bytes.word(at: 0)) else { return FontFault.notFont }
    let count = Int(bytes.word(at: 4) >> 16)
    guard count > 0, 12 + count * Table.recordLength <= bytes.count else { return FontFault.cutShort }
    for index in 0..<count {
      let table = Table(in: bytes, at: 12 + index * Table.recordLength)
      guard table.offset + table.length <= bytes.count else { return FontFault.cutShort }
      guard table.isWhole(in: bytes) else {
        return FontFault.checksum(of: table.name)
      }
    }
    return nil
  }

  /// The tags that a font may begin with: TrueType outlines, PostScript outlines, and Apple's tag for
  /// TrueType.
  private static let kinds: Set<UInt32> = [0x0001_0000, 0x4F54_544F, 0x7472_7565]

  /// One record of the table directory.
  private struct Table {
    static let recordLength = 16

    let tag: UInt32
    let checksum: UInt32
    let offset: Int
    let length: Int

    init(in bytes: UnsafeRawBufferPointer, at place: Int) {
      (tag, checksum) = (bytes.word(at: place), bytes.word(at: place + 4))
      (offset, length) = (Int(bytes.word(at: place + 8)), Int(bytes.word(at: place + 12)))
    }

    /// The four letters of the tag, with a question mark for any byte that is not printable ASCII.
    var name: String {
      withUnsafeBytes(of: tag.bigEndian) { letters in
        letters.map { (0x20...0x7E).contains($0) ? String(Unicode.Scalar($0)) : "?" }.joined()
      }
    }

    func isWhole(in bytes: UnsafeRawBufferPointer) -> Bool {
      name == "head" || bytes.sum(of: offset..<offset + length) == checksum
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Four bytes as a big-endian number.
  fileprivate func word(at offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// The sum of all 32-bit words, with the last one padded with zeros.
  fileprivate func sum(of range: Range<Int>) -> UInt32 {
    var sum: UInt32 = 0
    let end = range.upperBound - range.count % 4
    for offset in stride(from: range.lowerBound, to: end, by: 4) { sum &+= word(at: offset) }
    for (index, byte) in self[end..<range.upperBound].enumerated() {
      sum &+= UInt32(byte) << (24 - 8 * index)
    }
    return sum
  }
}
