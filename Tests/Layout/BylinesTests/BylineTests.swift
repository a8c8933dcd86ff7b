import AstroBylines
import AstroDiagnostics
import Testing

@Suite struct BylineTests {
  @Test func `an imprint has its lines`() throws {
    #expect(try Byline("Olena", imprint: "one\ntwo\r\nthree\n").imprint == ["one", "two", "three"])
    #expect(try Byline("Olena").imprint.isEmpty)
  }

  @Test(arguments: [
    ("", "", "by"), ("  ", "", "by"), ("a\nb", "", "by"), (String(repeating: "a", count: 61), "", "by"),
    ("a", "1\n2\n3\n4", "imprint"), ("a", String(repeating: "a", count: 91), "imprint"),
    ("e" + String(repeating: "\u{301}", count: 100_000), "", "by"),
  ])
  func `what a foot has no room for is refused`(_ name: String, _ imprint: String, _ field: String) throws {
    let problem = #expect(throws: Problem.self) { try Byline(name, imprint: imprint) }
    #expect(problem?.location.pathText == field)
  }

  @Test func `the longest that is allowed is taken`() throws {
    let line = String(repeating: "ї", count: 90)
    let byline = try Byline(String(repeating: "Ї", count: 60), imprint: "\(line)\n\(line)\n\(line)")
    #expect(byline.imprint.count == 3)
  }
}
