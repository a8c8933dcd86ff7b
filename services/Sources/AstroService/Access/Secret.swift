import Crypto

/// A random text that opens something: it is told once, and only its hash is kept.
struct Secret: Sendable {
  let text: String

  /// Makes one of 256 bits.
  ///
  /// - Parameter prefix: What it is for, so that people and scanners of leaked keys see it.
  init(prefix: String) {
    var generator = SystemRandomNumberGenerator()
    let words = (0..<4).map { _ in String(generator.next() as UInt64, radix: 16) }
    text = prefix + words.map { String(repeating: "0", count: 16 - $0.utf8.count) + $0 }.joined()
  }

  var hash: [UInt8] { Digests.sha256(text) }
}

enum Digests {
  static func sha256(_ text: String) -> [UInt8] { Array(SHA256.hash(data: Array(text.utf8))) }

  static func sha256(_ bytes: [UInt8]) -> [UInt8] { Array(SHA256.hash(data: bytes)) }

  static func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// A name for a record that nobody guesses: 128 random bits.
enum RecordID {
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    return Digests.hex((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
  }
}
