import Testing

@testable import AstroTypesetting

@Suite struct HyphenationTests {
  private func parted(_ word: String, _ language: String) -> String {
    let places = Hyphenation.whole.places(in: word[...], language: language)
    return places.reversed().reduce(into: word) { word, place in
      word.insert("·", at: word.utf8.index(word.startIndex, offsetBy: place))
    }
  }

  @Test(
    .enabled(if: Hyphenation.patterns != nil),
    arguments: [
      "hyphen·ation", "astro·log·i·cal", "paper", "strength", "Mid·heaven", "pro·fes·sional", "often",
    ])
  func `English words are parted by the patterns`(_ expected: String) {
    #expect(parted(expected.filter { $0 != "·" }, "en") == expected)
  }

  @Test(
    arguments: [
      "голова", "байка", "міль·йон", "під·в’я·за·ний", "об’·єкт", "здо·ров’я", "кіль·кість", "знання",
      "гудзик", "схо·джу", "сес·тра", "від·жи·вати",
      "від·ро·дити", "роз·ра·ху·нок", "над·зви·чай·ний", "зна·йо·мий", "тра·льо·ва·ний", "імен·ник",
      "осінь", "яма", "сонце", "Аген·тство", "без·пека",
    ])
  func `Ukrainian words are parted by syllables`(_ expected: String) {
    #expect(parted(expected.filter { $0 != "·" }, "uk") == expected)
  }

  @Test func `a hyphen leaves and carries over at least three letters, a vowel among them`() {
    let words = Words.ukrainian.split(whereSeparator: { !$0.isLetter && $0 != "’" })
    for word in words {
      for place in Hyphenation.whole.places(in: word, language: "uk") {
        let cut = word.utf8.index(word.startIndex, offsetBy: place)
        for part in [word[..<cut], word[cut...]] {
          #expect(part.count > 2 && part.contains { "аеєиіїоуюяАЕЄИІЇОУЮЯ".contains($0) }, "\(word): \(part)")
        }
      }
    }
  }

  @Test(arguments: ["UTC", "2026", "B2B", "naïve", "слово", "a", ""])
  func `what is no English word is never parted`(_ word: String) {
    #expect(Opportunities.kinds(in: word, language: "en").allSatisfy { $0 == .end })
  }

  @Test(arguments: ["word", "ОБСЄ", "ы", "с", "об", "1990-й"])
  func `what is no Ukrainian word is never parted`(_ word: String) {
    #expect(!Opportunities.kinds(in: word, language: "uk").contains(.hyphen))
  }

  @Test func `without patterns English words stay whole, and that is told`() {
    #expect(Hyphenation().places(in: "hyphenation", language: "en").isEmpty)
    #expect(!Hyphenation().covers("en") && Hyphenation().covers("uk-UA"))
  }

  @Test func `lines of a dictionary that are no patterns are passed over`() {
    let source = "UTF-8\nLEFTHYPHENMIN 2\n% comment\nhy3ph\r\n1éa\n\nn2at\nxyz\n"
    let patterns = LiangPatterns(parsing: Array(source.utf8))
    #expect(patterns.places(in: "rehyphenxyz") == [4])
  }
}

extension Opportunities {
  static func kinds(in text: String, language: String) -> [Opportunity.Kind] {
    Opportunities(rules: .justified, hyphenation: .whole, language: language).places(in: text).map(\.kind)
  }
}
