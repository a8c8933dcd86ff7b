import AstroSvitla
import Foundation
import TestSupport
import Testing

@Suite struct SnippetTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  @Test func `every program in a document is one that is compiled`() throws {
    let sources = ["Library/AstroSvitlaTests/Snippets", "Layout/WheelLayoutTests/WheelSnapshotTests"]
    let source = try sources.map { try Self.text("Tests/\($0).swift") }.joined()
    let documents = Self.documents
    #expect(documents.contains("README.md") && documents.contains("docs/PAGE.md"))
    #expect(documents.filter { $0.contains(".docc/") }.count == 10)
    for path in documents {
      let name = Self.name(of: path)
      let told = Self.parts(of: try Self.text(path), from: "```swift", to: "```")
        .map { $0.filter { !$0.hasPrefix("import ") } }
      #expect(told == Self.parts(of: source, from: "// \(name) begins.", to: "// \(name) ends."), "\(path)")
    }
  }

  /// By what the marks around a document's programs call it: a README in a folder by its path.
  private static func name(of path: String) -> String {
    path.hasSuffix("/README.md") ? path : URL(filePath: path).deletingPathExtension().lastPathComponent
  }

  /// Every Markdown file but hidden ones, by its path within the repository.
  private static var documents: [String] {
    let root = Repository.root.standardizedFileURL
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let paths = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "md" }
      .map { String($0.standardizedFileURL.path.dropFirst(root.path.count + 1)) }
    return paths.filter { !$0.hasPrefix("out/") }
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

  private let oksana: Chart

  init() throws { oksana = try SwissEphemeris().chart(of: KnownBirths.oksana) }

  private static func isOf(_ kinds: [String], _ files: [[UInt8]]) -> Bool {
    zip(kinds, files).allSatisfy { $1.starts(with: Array($0.utf8)) } && kinds.count == files.count
  }

  @Test func `README's run`() throws {
    let made = try Snippets.studio()
    #expect(made[0].starts(with: [0x89, 0x50]) && made[1].starts(with: Array("%PDF".utf8)))
    #expect(made[2].count > 50_000)
    let core = try Snippets.core(oksana.json)
    #expect(String(decoding: core.wheel, as: UTF8.self).hasPrefix("<?xml") && !core.title.isEmpty)
  }

  @Test func `those on pictures run`() throws {
    let said = try Snippets.quickStart()
    #expect(said[0].hasPrefix("<?xml") && said[4] == "date")
    let first = try Snippets.firstPicture()
    #expect(Self.isOf(["<?xml", "%PDF"], [first[0], first[2]]) && first[1].starts(with: [0x89, 0x50]))
    #expect(try Snippets.card().starts(with: [0x89]))
    #expect(String(decoding: try Snippets.map(), as: UTF8.self).contains("venus.midheaven"))
    #expect(String(decoding: try Snippets.lookedUp(), as: UTF8.self).contains("\"lots\""))
    let studio = try Studio()
    let births = Array("name,date,zone,lat,lon\nA,1990-04-15,LMT,1,2\nB,x,LMT,1,2\n".utf8)
    #expect(try studio.births(in: Snippets.births(studio, births)).records.count == 1)
    let themes = try Snippets.themes(studio, oksana)
    #expect(themes.names.count == 9 && themes.pictures[1].starts(with: Array("<?xml".utf8)))
    #expect(try Snippets.ownPainter(oksana).fills > 50)
    let taras = try studio.chart(of: KnownBirths.crowded[0]).value
    let moment = try Moment(utcText: "2026-11-22T12:00:00Z")
    let skies = try Snippets.twoSkies(studio, oksana, taras, moment)
    #expect(Self.isOf(["%PDF", "<?xml", "%PDF"], Array(skies.dropFirst())))
    let logo = Array("<svg viewBox='0 0 2 1'><rect width='2' height='1'/></svg>".utf8)
    #expect(Self.isOf(["%PDF", "%PDF"], try Snippets.bylines(studio, oksana, logo)))
    let pages = try Snippets.pages(studio, oksana, moment)
    #expect(Self.isOf(["<!DOCTYPE html>", "<style"], pages))
  }

  @Test func `those on calendars, reports and services run`() async throws {
    let studio = try Studio()
    let moment = try Moment(utcText: "2026-11-22T12:00:00Z")
    let year = try Snippets.yearCalendar(studio, oksana, moment)
    #expect(year.entries.contains { $0.kind == .transit && $0.body == .saturn && $0.target != nil })
    #expect(year.file.starts(with: Array("BEGIN:VCALENDAR".utf8)))
    let rules = try Snippets.ownRules(studio, oksana)
    #expect(rules.report.detailedAnalysis.contains { $0.text.contains("You begin things.") })
    let words = try oksana.report(on: .career).value.json
    #expect(try await Snippets.ownWriter(oksana) { _ in words }?.starts(with: Array("%PDF".utf8)) == true)
    #expect(try await Snippets.services().starts(with: [0x89, 0x50]))
  }
}
