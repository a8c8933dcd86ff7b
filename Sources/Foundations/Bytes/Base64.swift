/// Base64 (RFC 4648): how a page embeds bytes, and names digests.
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Four characters for every three bytes; the last four are padded with `=`.
  package static func text(_ bytes: [UInt8]) -> String {
    let alphabet = alphabet
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var start = 0
    while start < bytes.count {
      func byte(_ place: Int) -> Int { start + place < bytes.count ? Int(bytes[start + place]) : 0 }
      let bits = byte(0) << 16 | byte(1) << 8 | byte(2)
      for place in 0..<4 {
        // Each byte fills one character, and a part of the next.
        let isFilled = start + place <= bytes.count
        text.append(isFilled ? alphabet[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
      start += 3
    }
    return String(decoding: text, as: UTF8.self)
  }
}
