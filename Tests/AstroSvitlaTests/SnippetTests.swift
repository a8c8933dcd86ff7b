import AstroSvitla
import Foundation
import TestSupport
import Testing

@Suite struct SnippetTests {
  @Test func `README's programs are those that are compiled here`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let source = try String(
      contentsOf: root.appending(path: "Tests/AstroSvitlaTests/Snippets.swift"), encoding: .utf8)
    let told = SnippetTests.parts(of: readme, from: "```swift", to: "```")
      .map { $0.filter { !$0.hasPrefix("import ") } }
    let compiled = SnippetTests.parts(of: source, from: "// README begins.", to: "// README ends.")
    #expect(told == compiled && told.count == 2)
  }

  /// The lines between each pair of marks, without indents and empty ones.
  private static func parts(of text: String, from start: String, to end: String) -> [[String]] {
    var parts: [[String]] = []
    var isWithin = false
    for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if isWithin, line == end {
        isWithin = false
      } else if line == start {
        isWithin = true
        parts.append([])
      } else if isWithin {
        parts[parts.count - 1].append(line)
      }
    }
    return parts
  }

  @Test func `they run`() throws {
    let made = try Snippets.studio()
    #expect(made[0].starts(with: [0x89, 0x50]) && made[1].starts(with: Array("%PDF".utf8)))
    #expect(made[2].count > 50_000)
    let chart = try SwissEphemeris().chart(of: KnownBirths.oksana)
    #expect(String(decoding: try Snippets.core(chart), as: UTF8.self).hasPrefix("<?xml"))
  }
}
