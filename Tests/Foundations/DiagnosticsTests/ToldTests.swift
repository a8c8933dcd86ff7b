import AstroDiagnostics
import Foundation
import Testing

@Suite struct ToldTests {
  private static let reason = Told(
    "is empty", hint: "name a file", ukrainian: "порожнє", hint: "вкажіть файл")

  @Test func `a problem is told in the language that is asked for, wherever it is moved to`() {
    let problem = Problem(.invalidValue, Self.reason).asUsage(of: "--out").of("a.json")
    #expect(problem.code == .usage)
    #expect(problem.line(options: nil) == "--out: is empty (name a file)")
    #expect(problem.line(options: nil, in: .ukrainian) == "--out: порожнє (вкажіть файл)")
    let advised = problem.advised(Hint("leave it out", ukrainian: "приберіть це"))
    #expect(advised.line(options: nil, in: .ukrainian) == "--out: порожнє (приберіть це)")
  }

  @Test func `a line is named in the language, with its column or without`() {
    let problem = Problem(.invalidValue, Self.reason)
    func told(_ place: Problem.Location) -> String {
      problem.moved(to: place).line(options: nil, in: .ukrainian)
    }
    #expect(told(.init(source: "a.csv", line: 3)).hasPrefix("a.csv: рядок 3: порожнє"))
    #expect(told(.init(line: 3, column: 7)).hasPrefix("рядок 3, стовпець 7: порожнє"))
  }

  // MARK: - What the sources say

  /// How many problems have English words only: those made as a client program makes them.
  private static let mostEnglish = 0

  @Test func `no problem of the package has English words only`() throws {
    let count = try Self.sources().reduce(0) { $0 + $1.matches(of: /[,(]\s*advice: "/).count }
    #expect(count <= Self.mostEnglish)
  }

  @Test func `what is told in Ukrainian has Ukrainian letters, and no period at its end`() throws {
    let texts = try Self.sources().flatMap { source in
      source.matches(of: /ukrainian: "((?:[^"\\]|\\\((?:[^()]|\([^()]*\))*\)|\\.)*)"/).map { String($0.1) }
    }
    #expect(texts.count > 300)
    for text in texts {
      let words = text.replacing(/\\\((?:[^()]|\([^()]*\))*\)/, with: "")
      let letters = words.unicodeScalars.filter { $0.properties.isAlphabetic }
      #expect(letters.isEmpty || letters.contains { (0x400...0x491).contains($0.value) }, "\(text)")
      #expect(!text.hasSuffix("."), "\(text)")
      #expect(!letters.contains { "ыэёъЫЭЁЪ".unicodeScalars.contains($0) }, "\(text)")
    }
  }

  private static func sources() throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources").standardized
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    let swift = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    return try swift.map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
