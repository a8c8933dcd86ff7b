import CommandKit
package import Typesetting

/// The patterns by which English words are parted, from Debian's package hyphen-en-us.
package enum HyphenationFile {
  private static let path = "/usr/share/hyphen/hyph_en_US.dic"
  /// Several times what it is.
  private static let largest = 1 << 20

  /// All hyphenation there is; without the file English is set with whole words, which the typesetter tells.
  package static func hyphenation() -> Hyphenation {
    let source = try? InputFile(path).bytes(upTo: largest)
    return Hyphenation(english: source.map(LiangPatterns.init(parsing:)))
  }
}
