package import Diagnostics

/// How a scene is written as SVG.
package struct SVGOptions: Hashable, Sendable {
  /// What every id of the picture begins with, a dash behind it; empty by default.
  ///
  /// Two pictures with different prefixes have no id in common, so that both may stand on one page.
  package let prefix: String
  /// Whether the element alone is written, to be set into a page; by default a file is.
  package var isFragment: Bool
  /// Whether groups say what they show, in titles that browsers tell whoever points there; yes by default.
  package var showsTitles: Bool
  /// Whether inks of a theme are named as CSS variables, such as `var(--ink,#1E1B16)`, so that a page can change them.
  ///
  /// No by default: converters do not read variables.
  package var usesVariables: Bool
  /// What the picture is called by those who read it part by part, as in “wheel”; `nil`, by default, for one image.
  ///
  /// Groups that have a title or a target are then parts, and those with a target can be reached.
  package var partsOf: String?

  package init(isFragment: Bool = false, showsTitles: Bool = true, usesVariables: Bool = false) {
    prefix = ""
    (self.isFragment, self.showsTitles, self.usesVariables) = (isFragment, showsTitles, usesVariables)
  }

  /// Options of one picture among several.
  ///
  /// - Parameter prefix: Letters and digits of ASCII, a letter first.
  /// - Throws: `invalidValue` for a prefix that no id may begin with.
  package init(
    prefix: String, isFragment: Bool = false, showsTitles: Bool = true, usesVariables: Bool = false
  ) throws(Problem) {
    guard SVGOptions.isWord(prefix) else {
      throw Problem(
        .invalidValue, at: .field("prefix"), "“\(prefix)” cannot begin an id",
        hint: "letters a to z and digits, a letter first")
    }
    self.prefix = prefix
    (self.isFragment, self.showsTitles, self.usesVariables) = (isFragment, showsTitles, usesVariables)
  }

  /// No dash: the first one of an id ends its prefix, which is why ids of two prefixes never meet.
  private static func isWord(_ prefix: String) -> Bool {
    guard let first = prefix.utf8.first, (0x61...0x7A).contains(first | 0x20) else { return false }
    return prefix.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
  }
}
