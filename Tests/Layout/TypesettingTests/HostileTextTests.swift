import AstroDiagnostics
import AstroDrawing
import Testing

@testable import AstroTypesetting

@Suite struct HostileTextTests {
  private let setter = ParagraphSetter(shaper: Ruler(), hyphenation: .whole)

  private func lines(_ text: String, _ language: String = "en", width: Double = 200) -> [SetLine] {
    setter.lines(
      of: StyledText(text, .body, language: language), width: width, alignment: .justified, hyphenates: true)
  }

  @Test func `controls and overrides of direction are taken out`() {
    let text = StyledText("a\u{0}b\u{202E}c\u{7F} \u{FEFF}d\u{AD}e\u{2066}f\u{9B}g", .body)
    #expect(text.cleaned().string == "abc defg")
  }

  @Test func `breaks and spaces in a row are one space, and none is left at the ends`() {
    let spans = [StyledText.Span(" \n a \t", .body), .init(" ", .small), .init(" b\u{2028}c\r\n", .small)]
    #expect(StyledText(spans).cleaned().string == "a b c")
  }

  @Test func `spaces that hold words together stay and are never broken at`() {
    let text = String(repeating: "ten\u{A0}to ", count: 30)
    #expect(lines(text, width: 60).allSatisfy { !$0.string.hasSuffix("ten\u{A0}") })
  }

  @Test func `blank texts have no lines`() {
    #expect(lines("").isEmpty)
    #expect(lines(" \n\u{202E} ").isEmpty)
  }

  @Test func `a word wider than the column is broken anywhere rather than lost`() {
    let word = String(repeating: "щ", count: 3_000)
    let set = lines(word)
    #expect(set.words == word)
    #expect(set.allSatisfy { $0.width <= 200 })
  }

  @Test(arguments: ["щ", "ש"])
  func `a word too wide is broken in a text of both directions too`(letter: String) {
    let set = lines("ab שלום \(String(repeating: letter, count: 300)) עולם")
    #expect(set.count > 2)
    #expect(set.allSatisfy { line in line.text.advance <= 200.001 })
    #expect(
      set.reduce(0) { $0 + $1.string.count(where: { String($0) == letter }) } == 300 + (letter == "ש" ? 1 : 0)
    )
  }

  @Test func `a column narrower than a letter still holds every letter`() {
    #expect(lines("ab cd", width: 1).map(\.string) == ["a", "b ", "c", "d"])
  }

  @Test func `a dash never begins a line`() {
    for width in stride(from: 60.0, to: 300, by: 7) {
      #expect(lines(Words.english, width: width).allSatisfy { !$0.string.hasPrefix("—") })
    }
  }

  @Test func `a particle of one letter stays with the word before it`() {
    for width in stride(from: 60.0, to: 200, by: 7) {
      let set = lines("спитайте чого їм бракувало б якби ви її припинили або що ж тоді", "uk", width: width)
      #expect(set.allSatisfy { !$0.string.hasPrefix("б ") && !$0.string.hasPrefix("ж ") })
    }
  }

  @Test func `Hebrew text stands at the right, its words in its own order`() {
    let text = String(repeating: "שלום לכל העולם ", count: 12)
    let set = lines(text, "en")
    #expect(set.count > 1)
    #expect(set.allSatisfy { abs($0.x + $0.width - 200) < 1e-6 })
    #expect(set.allSatisfy { $0.text.runs.allSatisfy(\.isRightToLeft) })
    let count = set.reduce(0) { $0 + $1.string.count(where: \.isLetter) }
    #expect(count == text.count(where: \.isLetter))
  }

  @Test func `a text too long is refused with the limit`() {
    let text = String(repeating: "long ", count: 800_000) + "l"
    let typesetter = Typesetter(shaper: Ruler())
    #expect(throws: Problem.self) { try typesetter.pages(of: Document([.text(text)])) }
  }
}
