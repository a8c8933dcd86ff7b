import AstroChartModel
import AstroWording
import Testing

/// The sentences that a page tells about what a reader chose.
@Suite struct PanelWordingTests {
  private func meaning(
    of body: Body, in sign: Sign, house: Int?, _ language: Language
  ) -> String {
    let placement = Placement(body, at: Longitude(sign.start + 15), house: house)
    return TouchWording(language).meaning(of: placement, inHouse: house) ?? ""
  }

  @Test(arguments: [Language.en, .uk])
  func `a planet has a sentence of its own in each sign, and another in each house`(language: Language) {
    var signs: Set<String> = []
    var houses: Set<String> = []
    for body in Body.planets {
      for sign in Sign.allCases {
        let alone = meaning(of: body, in: sign, house: nil, language)
        #expect(alone.hasSuffix(".") && alone.count < 100, "\(alone)")
        signs.insert(alone)
      }
      for house in 1...12 {
        let alone = meaning(of: body, in: .aries, house: nil, language)
        let both = meaning(of: body, in: .aries, house: house, language)
        #expect(both.hasPrefix(alone + " ") && both.hasSuffix("."), "\(both)")
        houses.insert(String(both.dropFirst(alone.count + 1)))
      }
    }
    #expect(signs.count == 120 && houses.count == 120)
  }

  @Test(arguments: [Language.en, .uk])
  func `a point tells what it is about, how and where`(language: Language) {
    for body in Body.allCases where !Body.planets.contains(body) {
      let words = meaning(of: body, in: .virgo, house: 4, language)
      let manner = language == .en ? "carefully and usefully" : "ретельно й корисно"
      let area = language == .en ? "in home and family" : "у домі й родині"
      #expect(words.hasSuffix(": \(manner), \(area)."), "\(words)")
    }
  }

  @Test func `nothing in a panel sounds like a form`() {
    let phrases = Language.uk.phrasebook
    var words = Body.allCases.flatMap { body in
      Sign.allCases.map { meaning(of: body, in: $0, house: $0.index + 1, .uk) }
    }
    words += (1...12).map(phrases.meaning(ofHouse:)) + Sign.allCases.map { phrases.meaning(of: $0) }
    words += ChartAngle.allCases.map { phrases.meaning(of: $0, in: .leo) }
    let forms = ["сфер", "проявля", "свідч", "ресурс", "енергі", "трансформ", "здійснює"]
    let official = words.filter { sentence in forms.contains { sentence.contains($0) } }
    #expect(official == [])
    #expect(words.allSatisfy { !$0.contains("'") && !$0.contains("—") && !$0.contains("  ") })
  }
}
