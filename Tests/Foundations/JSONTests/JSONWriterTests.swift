import Testing

@testable import AstroJSON

@Suite struct JSONWriterTests {
  private static func written(_ text: String) -> String {
    var writer = JSONWriter(.oneLine, capacity: 64)
    writer.write(text)
    return String(decoding: writer.finished().dropLast(), as: UTF8.self)
  }

  /// Some readers of lines, and scripts before 2019, take U+2028 and U+2029 for line ends.
  @Test(arguments: [
    ("\u{2028}", "2028"), ("\u{2029}", "2029"), ("\u{85}", "0085"), ("\u{7F}", "007f"), ("\u{9F}", "009f"),
    ("\u{1}", "0001"),
  ])
  func `what may be taken for a line end, or for a control, is never written raw`(raw: String, code: String) {
    #expect(Self.written(raw) == "\"\\u\(code)\"")
    #expect(Self.written("а\(raw)б") == "\"а\\u\(code)б\"")
  }

  @Test(arguments: ["\u{A0}", "\u{2027}", "\u{202A}", "’", "😀"])
  func `what stands beside them is written as it is`(raw: String) {
    #expect(Self.written(raw) == "\"\(raw)\"")
  }

  @Test(arguments: 0...20)
  func `a mark that needs escaping is found wherever it stands`(length: Int) {
    for place in 0...length {
      let (before, after) = (
        String(repeating: "a", count: place), String(repeating: "b", count: length - place)
      )
      #expect(Self.written(before + "\"" + after) == "\"\(before)\\\"\(after)\"")
      #expect(Self.written(before + "é" + after) == "\"\(before)é\(after)\"")
    }
  }
}
