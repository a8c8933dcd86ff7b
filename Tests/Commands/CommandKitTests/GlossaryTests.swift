import Foundation
import TestSupport
import Testing

/// What `docs/GLOSSARY.md` shows and names is what there is.
@Suite struct GlossaryTests {
  @Test func `the labelled drawings are those that are drawn now`() throws {
    let scratch = try Scratch()
    let outcome = try Command(name: "astro-workshop").run(["labels", "-o", scratch.path("")])
    #expect(outcome.status == 0, "\(outcome.errors)")
    for name in ["wheel-labelled.svg", "page-labelled.svg"] {
      let kept = try Data(contentsOf: Repository.root.appending(path: "docs/\(name)"))
      let drawn = try Data(contentsOf: URL(filePath: scratch.path(name)))
      #expect(kept == drawn, "\(name): look at it, then `astro-workshop labels`")
    }
  }

  @Test func `every name that it gives is one of the code`() throws {
    let glossary = try String(
      contentsOf: Repository.root.appending(path: "docs/GLOSSARY.md"), encoding: .utf8)
    let names = glossary.matches(of: #/`([A-Za-z]+(?:\.[A-Za-z]+)?)`/#).map { String($0.output.1) }
    #expect(names.count > 50)
    let declared = try Self.declared()
    for name in Set(names) {
      #expect(declared.contains(name.split(separator: ".").last.map(String.init) ?? name), "\(name)")
    }
  }

  /// What the code of all rooms declares.
  private static func declared() throws -> Set<String> {
    let keywords = Set(["struct", "enum", "class", "protocol", "typealias", "var", "let", "func", "case"])
    let files = FileManager.default.enumerator(
      at: Repository.root.appending(path: "Sources"), includingPropertiesForKeys: nil)
    var declared = Set<String>()
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let words = try String(contentsOf: file, encoding: .utf8).utf8
        .split { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
      for (keyword, name) in zip(words, words.dropFirst()) where keywords.contains(String(keyword) ?? "") {
        declared.insert(String(name) ?? "")
      }
    }
    return declared
  }
}
