import AstroChartModel
import AstroPeriods
import AstroWording
import Testing

@Suite struct EventTextsTests {
  private static let birth = Moment(secondsSince1970: 0)

  private func transit(of body: Body, _ aspect: AspectType, to natal: AspectEnd) -> SkyEvent {
    .transit(
      Passage(
        of: body, aspect, to: natal, at: Longitude(0), revolution: 0, orb: 1, from: Self.birth,
        to: Self.birth,
        hits: []))
  }

  @Test(arguments: Language.allCases)
  func `each mover's aspect to each planet and angle has a text, told of its own day`(language: Language)
    throws
  {
    let texts = try #require(EventTexts(in: language))
    let natal = Body.planets.map(AspectEnd.body) + [.angle(.ascendant), .angle(.midheaven)]
    var seen: Set<String> = []
    for body in Body.planets where body > .moon {
      for end in natal {
        for aspect in [AspectType.conjunction, .trine, .square] {
          let text = try #require(
            texts.text(on: transit(of: body, aspect, to: end)), "\(body) \(aspect) \(end)")
          #expect(!["today", "Today", "сьогодні", "Сьогодні"].contains { text.contains($0) }, "\(text)")
          seen.insert(text)
        }
      }
    }
    #expect(seen.count > 280)
    #expect(texts.text(on: transit(of: .saturn, .quintile, to: .body(.sun))) == nil)
  }

  @Test(arguments: Language.allCases)
  func `a house that Mars to Pluto enter has one, and one that a swifter body enters has none`(
    language: Language
  ) throws {
    let texts = try #require(EventTexts(in: language))
    func text(_ body: Body, _ house: Int) -> String? {
      texts.text(on: .houseIngress(HouseIngress(of: body, into: house, isRetrograde: false, at: Self.birth)))
    }
    let slow = Body.planets.filter { $0 > .venus }
    #expect(Set(slow.flatMap { body in (1...12).compactMap { text(body, $0) } }).count == 72)
    #expect(text(.venus, 1) == nil)
  }

  @Test func `a profected year has one, and its months have none`() throws {
    let texts = try #require(EventTexts(in: .en))
    func text(_ period: Profection.Period, _ house: Int) -> String? {
      texts.text(on: .profection(Profection(period, .leo, house: house, from: Self.birth, to: Self.birth)))
    }
    #expect(Set((1...12).compactMap { text(.year, $0) }).count == 12)
    #expect(text(.month, 1) == nil)
  }
}
