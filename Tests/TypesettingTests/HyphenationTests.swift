import Testing

@testable import Typesetting

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
      "hy·phen·ation", "as·tro·log·i·cal", "pa·per", "strength", "Mid·heaven", "pro·fes·sional", "of·ten",
    ])
  func `English words are parted by the patterns`(_ expected: String) {
    #expect(parted(expected.filter { $0 != "·" }, "en") == expected)
  }

  @Test(
    arguments: [
      "го·ло·ва", "бай·ка", "ра·йон", "міль·йон", "бур’·ян", "об’·єкт", "здо·ров’я", "кіль·кість", "знан·ня",
      "гу·дзик", "хо·джу", "ме·тро", "сес·тра", "від·жи·ва·ти",
      "від·ро·ди·ти", "роз·ра·ху·нок", "над·зви·чай·ний", "зна·йо·мий", "тра·льо·ва·ний", "імен·ник",
      "осінь", "яма", "сон·це", "Аген·тство", "без·пе·ка",
    ])
  func `Ukrainian words are parted by syllables`(_ expected: String) {
    #expect(parted(expected.filter { $0 != "·" }, "uk") == expected)
  }

  @Test func `a hyphen leaves and carries over at least a vowel and one letter more`() {
    let words = Words.ukrainian.split(whereSeparator: { !$0.isLetter && $0 != "’" })
    for word in words {
      for place in Hyphenation.whole.places(in: word, language: "uk") {
        let cut = word.utf8.index(word.startIndex, offsetBy: place)
        for part in [word[..<cut], word[cut...]] {
          #expect(part.count > 1 && part.contains { "аеєиіїоуюяАЕЄИІЇОУЮЯ".contains($0) }, "\(word): \(part)")
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
    #expect(patterns.places(in: "hyphenxyz") == [2])
  }
}

extension Opportunities {
  static func kinds(in text: String, language: String) -> [Opportunity.Kind] {
    Opportunities(rules: .justified, hyphenation: .whole, language: language).places(in: text).map(\.kind)
  }
}
