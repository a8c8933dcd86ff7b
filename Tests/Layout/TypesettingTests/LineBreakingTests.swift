import AstroDrawing
import Testing

@testable import AstroTypesetting

@Suite struct LineBreakingTests {
  private let setter = ParagraphSetter(shaper: Ruler(), hyphenation: .whole)

  private func lines(
    _ text: String, _ language: String = "en", width: Double = 340, alignment: Alignment = .justified
  ) -> [SetLine] {
    setter.lines(
      of: StyledText(text, .body, language: language), width: width, alignment: alignment, hyphenates: true)
  }

  /// Texts and measures of all kinds.
  private static let samples: [(String, String, Double)] = (0..<24).map { seed in
    let isEnglish = seed % 2 == 0
    let text = Words.shuffled(
      isEnglish ? Words.english : Words.ukrainian, count: 20 + seed * 7, seed: UInt64(seed))
    return (text, isEnglish ? "en" : "uk", [340.0, 354, 220, 120][seed % 4])
  }

  @Test func `a word read by scalars has the parts, the letters and the length of one read by characters`() {
    let signs = [
      "a", "Z", "я", "Ґ", "є", "’", "'", "-", "–", "/", "7", ".", ",", "«", "”", "…", " ", "\u{301}", "漢",
      "ʼ", "é", "👩‍👧",
    ]
    var random = SystemRandomNumberGenerator()
    for length in 0..<2_000 {
      // Of the first signs alone nearly all words are simple ones.
      let able = length % 3 == 0 ? signs[...] : signs[..<17]
      let word = (0..<length % 9).map { _ in able.randomElement(using: &random) ?? "a" }.joined()[...]
      let (parts, others) = (word.parts, word.partsByCharacters)
      #expect(parts.map(\.text) == others.map(\.text) && parts.map(\.kind) == others.map(\.kind), "\(word)")
      #expect(parts.map(\.touchesOther) == others.map(\.touchesOther), "\(word)")
      #expect(word.letterCount == word.count(where: \.isSurelyLetter), "\(word)")
      #expect(word.isOneCharacter == (word.count == 1), "\(word)")
    }
  }

  @Test(arguments: samples)
  func `every word is set once, in order`(_ text: String, language: String, width: Double) {
    #expect(lines(text, language, width: width).words == text)
  }

  @Test(arguments: samples)
  func `no line leaves the measure by more than a light mark`(_ text: String, language: String, width: Double)
  {
    for line in lines(text, language, width: width) {
      #expect(line.x > -4 && line.x <= 0)
      #expect(line.x + line.width < width + 4)
      #expect(line.looseness >= 0.75 - 1e-9)
    }
  }

  @Test(arguments: samples)
  func `all lines but the last reach the end of the measure`(_ text: String, language: String, width: Double)
  {
    for line in lines(text, language, width: width).dropLast() where line.looseness > 1 {
      #expect(line.x + line.width >= width - 1e-6)
    }
  }

  @Test(arguments: samples)
  func `never three hyphens in a row`(_ text: String, language: String, width: Double) {
    let hyphens = lines(text, language, width: width).map { $0.endsInHyphen ? "-" : " " }.joined()
    #expect(!hyphens.contains("---"))
  }

  @Test(arguments: samples)
  func `the last line has at least five letters`(_ text: String, language: String, width: Double) {
    let last = lines(text, language, width: width).last?.string ?? ""
    #expect(last.count(where: \.isLetter) >= 5)
  }

  @Test(arguments: ["en", "uk"])
  func `at the measure of a report few lines are loose`(_ language: String) {
    var all: [SetLine] = []
    for seed in 0..<40 {
      let text = Words.shuffled(
        language == "en" ? Words.english : Words.ukrainian, count: 55, seed: UInt64(seed))
      all += lines(text, language).dropLast()
    }
    let loose = all.count { $0.looseness > 1.5 }
    #expect(all.allSatisfy { $0.looseness <= 1.9 })
    #expect(Double(loose) <= 0.06 * Double(all.count), "\(loose) of \(all.count)")
  }
}

extension SetLine {
  var string: String { text.runs.map(\.text).joined() }
}

extension [SetLine] {
  /// The words of the lines, hyphens undone.
  var words: String {
    reduce(into: "") { text, line in text += line.endsInHyphen ? String(line.string.dropLast()) : line.string
    }
  }
}
