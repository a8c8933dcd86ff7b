package import AstroDiagnostics
package import AstroTypesetting
package import AstroWording
import Glibc

/// Finds hyphenation patterns in the system's hyphenation packages, such as Debian's hyphen-en-us, or in the
/// folder that `ASTROSVITLA_HYPHENATION` names.
package enum HyphenationFile {
  private static var folder: String {
    let named = getenv("ASTROSVITLA_HYPHENATION").map { String(cString: $0) } ?? ""
    return (named.isEmpty ? "/usr/share/hyphen" : named) + "/"
  }

  /// The limit for the size of a file, in bytes: several times the usual size.
  private static let largest = 1 << 20

  /// Hyphenation for languages; one whose file is missing keeps whole words, and the typesetter notes it.
  package static func hyphenation(for languages: [Language] = Language.allCases) -> Hyphenation {
    Hyphenation(
      byLanguage: Dictionary(
        languages.compactMap { language in hyphenator(language.hyphenation).map { (language.tag, $0) } },
        uniquingKeysWith: { first, _ in first }))
  }

  /// The pattern files that the languages need.
  package static var requirements: [Requirement] {
    Language.allCases.compactMap { language in
      guard case .patterns(let file) = language.hyphenation else { return nil }
      let isThere = hyphenator(language.hyphenation) != nil
      let problem = Problem(
        .missingCommand, "is missing: words are not hyphenated", hint: "apt-get install hyphen-en-us")
      return Requirement(file, found: isThere ? folder + file : "", problem: isThere ? nil : problem)
    }
  }

  private static func hyphenator(_ rule: HyphenationRule) -> (any Hyphenator)? {
    switch rule {
    case .patterns(let file): bytes(of: folder + file).map(LiangPatterns.init(parsing:))
    case .ukrainianSyllables: UkrainianHyphenator()
    case .none: nil
    }
  }

  /// The contents of a file; `nil` if it cannot be read.
  private static func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rbe") else { return nil }
    defer { fclose(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: largest) { buffer, count in
      count = fread(buffer.baseAddress, 1, buffer.count, file)
    }
    return ferror(file) == 0 ? bytes : nil
  }
}
