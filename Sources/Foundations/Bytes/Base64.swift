/// Base64 (RFC 4648): how a page embeds bytes, and names digests.
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Four characters for every three bytes; the last four are padded with `=`.
  package static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let three = (0..<3).map { start + $0 < bytes.count ? bytes[start + $0] : 0 }
      let bits = UInt32(three[0]) << 16 | UInt32(three[1]) << 8 | UInt32(three[2])
      for place in 0..<4 {
        // Each byte fills one character, and a part of the next.
        let isFilled = start + place <= bytes.count
        text.append(isFilled ? alphabet[Int(bits >> (18 - 6 * place)) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
