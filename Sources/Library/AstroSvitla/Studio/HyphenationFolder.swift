package import AstroDiagnostics
package import AstroTypesetting
package import AstroWording
import Glibc

/// A folder with hyphenation patterns, one file a language, as Debian's hyphen-en-us has them.
package struct HyphenationFolder: Sendable {
  private let path: String

  /// The limit for the size of a file, in bytes: several times the usual size.
  private static let largest = 1 << 20

  /// The folder that `ASTROSVITLA_HYPHENATION` names, or else the one that Debian puts patterns into; the machine
  /// may have neither.
  package static var customary: HyphenationFolder {
    let named = getenv("ASTROSVITLA_HYPHENATION").map { String(cString: $0) } ?? ""
    return HyphenationFolder(path: named.isEmpty ? "/usr/share/hyphen" : named)
  }

  init(path: String) { self.path = path }

  /// Checks a folder that somebody named, which must have what is needed.
  ///
  /// - Throws: `noInput` for the first file that cannot be read there.
  func check() throws(Problem) {
    for file in HyphenationFolder.files where bytes(of: file) == nil {
      throw Problem(
        .noInput, at: .field("hyphenationFolder"), StudioFault.noFile(file, in: path))
    }
  }

  /// Hyphenation for languages; one whose file is missing keeps whole words, and the typesetter notes it.
  package func hyphenation(for languages: [Language] = Language.allCases) -> Hyphenation {
    Hyphenation(
      byLanguage: Dictionary(
        languages.compactMap { language in hyphenator(language.hyphenation).map { (language.tag, $0) } },
        uniquingKeysWith: { first, _ in first }))
  }

  /// The pattern files that the languages need.
  package var requirements: [Requirement] {
    HyphenationFolder.files.map { file in
      let isThere = bytes(of: file) != nil
      let problem = Problem(
        .missingCommand, StudioFault.noHyphenation)
      return Requirement(file, found: isThere ? "\(path)/\(file)" : "", problem: isThere ? nil : problem)
    }
  }

  private static var files: [String] {
    Language.allCases.compactMap { language in
      if case .patterns(let file) = language.hyphenation { file } else { nil }
    }
  }

  private func hyphenator(_ rule: HyphenationRule) -> (any Hyphenator)? {
    switch rule {
    case .patterns(let file): bytes(of: file).map(LiangPatterns.init(parsing:))
    case .ukrainianSyllables: UkrainianHyphenator()
    case .none: nil
    }
  }

  /// The contents of a file; `nil` if it cannot be read.
  private func bytes(of file: String) -> [UInt8]? {
    guard let file = fopen("\(path)/\(file)", "rbe") else { return nil }
    defer { fclose(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: HyphenationFolder.largest) { buffer, count in
      count = fread(buffer.baseAddress, 1, buffer.count, file)
    }
    return ferror(file) == 0 ? bytes : nil
  }
}
