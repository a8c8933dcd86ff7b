package import AstroDiagnostics

/// How a scene is written as SVG.
package struct SVGOptions: Hashable, Sendable {
  /// The prefix of every id of the picture, which a dash follows; empty by default.
  ///
  /// Two pictures with different prefixes have no id in common, so that both can be on one page.
  package let prefix: String
  /// Whether to write only the element, to be embedded in a page; by default a file is written.
  package var isFragment: Bool
  /// Whether groups have titles that say what they show, which browsers display on hover; `true` by default.
  package var showsTitles: Bool
  /// Whether inks of a theme are written as CSS variables, as in `var(--ink,#1E1B16)`, so that a page can
  /// change them.
  ///
  /// `false` by default, because converters do not support variables.
  package var usesVariables: Bool
  /// What kind of picture it is to a reader who explores it part by part, as in “wheel”; `nil`, the default,
  /// for a single image.
  ///
  /// Groups with a title or a target are then parts of the picture, and those with a target can be reached.
  package var partsOf: String?

  package init(isFragment: Bool = false, showsTitles: Bool = true, usesVariables: Bool = false) {
    prefix = ""
    (self.isFragment, self.showsTitles, self.usesVariables) = (isFragment, showsTitles, usesVariables)
  }

  /// The options of one picture among several.
  ///
  /// - Parameter prefix: ASCII letters and digits, beginning with a letter.
  /// - Throws: `invalidValue` for a prefix that cannot begin an id.
  package init(
    prefix: String, isFragment: Bool = false, showsTitles: Bool = true, usesVariables: Bool = false
  ) throws(Problem) {
    guard SVGOptions.isWord(prefix) else {
      throw Problem(
        .invalidValue, at: .field("prefix"),
        Told(
          "“\(prefix)” cannot begin an id", hint: "letters a to z and digits, a letter first",
          ukrainian: "«\(prefix)» не може стояти на початку id",
          hint: "літери a–z і цифри, спершу літера"))
    }
    self.prefix = prefix
    (self.isFragment, self.showsTitles, self.usesVariables) = (isFragment, showsTitles, usesVariables)
  }

  /// Whether a prefix is valid.
  ///
  /// It has no dash: the first dash of an id ends its prefix, so that ids with different prefixes never
  /// collide.
  private static func isWord(_ prefix: String) -> Bool {
    guard let first = prefix.utf8.first, (0x61...0x7A).contains(first | 0x20) else { return false }
    return prefix.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
  }
}
