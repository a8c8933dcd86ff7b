import AstroCommandWords
import AstroDiagnostics
import Foundation
import TestSupport
import Testing

@testable import AstroCommandKit

/// What `--help` says, in both languages.
@Suite struct HelpTests {
  /// Every command and verb, as its arguments to `astro`.
  static let pages =
    [[]]
    + ["batch", "calendar", "chart", "defaults", "doctor", "pdf", "place", "render", "report"].map { [$0] }
    + [
      "transits", "return", "progress", "composite", "davison", "harmonic", "relocate", "import", "export",
    ].map { ["chart", $0] }

  private static func page(_ words: [String], _ locale: String) throws -> String {
    let told = try Command(name: "astro").run(words + ["--help"], environment: ["LC_ALL": locale])
    #expect(told.status == 0 && told.errors == "")
    return told.text
  }

  /// What stands in the column of options, without the names of values.
  private static func options(_ page: String) -> [String] {
    page.split(separator: "\n").drop { !$0.hasPrefix("USAGE") && !$0.hasPrefix("ВИКЛИК") }.filter {
      $0.hasPrefix("  -")
    }
    .map {
      $0.dropFirst(2).prefix { $0 != "<" && $0 != "[" }.split(separator: "  ")[0].trimmingCharacters(
        in: .whitespaces)
    }
  }

  @Test func `both languages have the same texts`() {
    let (english, ukrainian) = (HelpBook.told(in: .english), HelpBook.told(in: .ukrainian))
    #expect(english.keys == ukrainian.keys && english.keys.count > 150)
    for key in english.keys {
      let (english, ukrainian) = (english[key], ukrainian[key])
      #expect(english?.text.contains("{}") == ukrainian?.text.contains("{}"), "\(key)")
      #expect(ukrainian?.text.isEmpty == false && english?.text.isEmpty == false, "\(key)")
    }
  }

  @Test(arguments: pages)
  func `a page fits 80 columns and has all of its texts`(_ words: [String]) throws {
    for locale in ["C", "uk_UA.UTF-8"] {
      let page = try Self.page(words, locale)
      #expect(!page.contains("‹"))
      let (usage, other) = (locale == "C" ? "USAGE: " : "ВИКЛИК: ", page.components(separatedBy: "\n"))
      #expect(other.contains { $0.hasPrefix(usage) })
      let wide = other.filter { $0.count > 80 && !$0.hasPrefix(usage) && !$0.hasPrefix("       astro") }
      #expect(wide.filter { !$0.hasPrefix("        astro") } == [])
    }
  }

  @Test(arguments: pages)
  func `a Ukrainian page has the options of the English one, and none of the parser's words`(
    _ words: [String]
  ) throws {
    let ukrainian = try Self.page(words, "uk_UA.UTF-8")
    #expect(Self.options(ukrainian) == Self.options(try Self.page(words, "C")))
    for word in ["OVERVIEW", "USAGE", "OPTIONS", "ARGUMENTS", "(default", "(values", "Show ", "EXAMPLE"] {
      #expect(!ukrainian.contains(word))
    }
  }

  @Test func `--language chooses the language of help, and the defaults file does`() throws {
    let ukrainian = try Self.page(["chart"], "uk_UA.UTF-8")
    let chosen = try Command.chart.run(["--help", "--language", "uk"])
    #expect(chosen.text == ukrainian)
    let english = try Command.chart.run(["--language=en", "--help"], environment: ["LC_ALL": "uk_UA.UTF-8"])
    #expect(english.text.hasPrefix("OVERVIEW: Compute the chart of a birth.\n"))
    let scratch = try Scratch()
    try scratch.write(Array(#"{"language": "uk"}"#.utf8), to: "defaults.json")
    let preferred = try Command.chart.run(
      ["--help"], environment: ["ASTROSVITLA_DEFAULTS": scratch.path("defaults.json")])
    #expect(preferred.text == ukrainian)
  }

  @Test func `a text goes on to the next sign, and the name of its value stands behind its key`() {
    let book = HelpBook(Array("# a b\n= x <y z>\nOne.\n\nTwo.\n= w\nThree.\n# c\n= x\nFour.\n".utf8))
    #expect(book["a b.x"] == .init(value: "y z", text: "One.\n\nTwo."))
    #expect(book["a b.w"] == .init(value: nil, text: "Three."))
    #expect(book["c.x"] == .init(value: nil, text: "Four.") && book["c.w"] == nil)
  }

  /// Commands in fenced blocks of the documents, as name and rest of line.
  private static func commands(in text: String) -> [(name: String, rest: String)] {
    let blocks = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    let lines = blocks.flatMap { $0.replacing("\\\n", with: " ").split(separator: "\n") }
    return lines.flatMap { line in
      // What a remark says is no command, and a pipe has several.
      (line.components(separatedBy: " # ").first ?? "").split { "|;&()".contains($0) }.compactMap { part in
        part.firstMatch(of: /(?:^|[\s\/])astro-([a-z]+)\s(.*)/).map { (String($0.1), String($0.2)) }
      }
    }
  }

  @Test func `every option in a document's commands is one that the command has`() throws {
    let folders = ["", "docs", "integrations/duckdb", "python"].map { Repository.root.appending(path: $0) }
    let documents = try folders.flatMap {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }.filter { $0.pathExtension == "md" }
    var pages: [String: String] = [:]
    for words in Self.pages { pages[words.first ?? "", default: ""] += try Self.page(words, "C") }
    // A stream takes the options of what it makes of each line.
    let products = ["render", "pdf", "report", "calendar", "chart"].compactMap { pages[$0] }.joined()
    pages["batch", default: ""] += products
    let options = pages.mapValues { page in
      Set(page.matches(of: /--[a-z][a-z0-9-]*/).map { String($0.output) })
    }
    var count = 0
    for document in documents {
      for command in Self.commands(in: try String(contentsOf: document, encoding: .utf8)) {
        guard let known = options[command.name] else { continue }
        for option in command.rest.matches(of: /(?:^|\s)(--[a-z][a-z0-9-]*)/) {
          count += 1
          #expect(
            known.contains(String(option.1)),
            "\(document.lastPathComponent): astro-\(command.name) \(command.rest)")
        }
      }
    }
    #expect(count > 150)
  }
}
