package import AstroDiagnostics

/// A page of help as ArgumentParser writes it, with the parser's own words in a language.
package enum ParserPage {
  package static func told(_ page: String, in tongue: Tongue) -> String {
    guard tongue == .ukrainian, page.hasPrefix("OVERVIEW: ") else { return page }
    var isUsage = false
    return page.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        isUsage = line.hasPrefix(usage.parser) || isUsage && !line.isEmpty
        // Further lines of a usage stand below its first word.
        let indent = isUsage && line.hasPrefix(" ") ? usage.ukrainian.count - usage.parser.count : 0
        return String(repeating: " ", count: indent) + ukrainian(line)
      }
      .joined(separator: "\n")
  }

  private static func ukrainian(_ line: Substring) -> String {
    for (parser, ukrainian) in heads where line.hasPrefix(parser) {
      return ukrainian + line.dropFirst(parser.count)
    }
    return words.reduce(String(line)) { $0.replacing($1.parser, with: $1.told) }
  }

  private static let usage = (parser: "USAGE: ", ukrainian: "ВИКЛИК: ")

  /// With what a line begins.
  private static let heads = [
    ("OVERVIEW: ", ""), (usage.parser, usage.ukrainian), ("ARGUMENTS:", "АРГУМЕНТИ:"),
    ("OPTIONS:", "ПАРАМЕТРИ:"),
  ]

  /// What stands within lines.
  ///
  /// No word is longer than the parser's, so that lines stay as wide as they are.
  private static let words = [
    (parser: "Show the version.", told: "Показати версію."),
    (parser: "Show help information.", told: "Показати цю довідку."),
    (parser: "(default:", told: "(типово:"), (parser: "; default:", told: "; типово:"),
    (parser: "(values:", told: "(назви:"),
  ]
}
