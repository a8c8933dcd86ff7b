import AstroChartModel
import AstroWording
import Testing

/// What is said of an aspect between two skies.
@Suite struct CrossAspectWordingTests {
  private func text(
    _ first: AspectEnd, _ type: AspectType, _ second: AspectEnd, _ sky: SkyRole, house: Int?,
    isApplying: Bool? = nil, exactOn day: CivilDate? = nil, _ language: Language
  ) -> String {
    CrossAspectSummary(
      of: Aspect(between: first, and: second, type, orb: 1.5, isApplying: isApplying), with: sky,
      inHouse: house, exactOn: day
    ).text(in: language)
  }

  @Test func `a transit says where it passes, what it does, and when it is exact`() throws {
    let day = try CivilDate(checking: "2027-02-03", in: .gregorian)
    let said = Language.allCases.map {
      text(.body(.saturn), .square, .body(.sun), .transit, house: 7, isApplying: true, exactOn: day, $0)
    }
    #expect(
      said == [
        "Saturn, passing through your seventh house, squares your Sun (orb 1°30′, applying); "
          + "exact on 3 February 2027.",
        "Сатурн, проходячи вашим сьомим домом, утворює квадратуру з вашим Сонцем (орб 1°30′, сходиться); "
          + "точно 3 лютого 2027 р.",
      ])
  }

  @Test func `two births stand still`() {
    #expect(
      text(.body(.moon), .opposition, .body(.venus), .partner, house: nil, .en)
        == "Your partner’s Moon opposes your Venus (orb 1°30′).")
    #expect(
      text(.body(.moon), .opposition, .body(.venus), .partner, house: 12, .uk)
        == "Місяць партнера, у вашому дванадцятому домі, утворює опозицію до вашої Венери (орб 1°30′).")
  }

  @Test func `Ukrainian agrees with names of every gender`() {
    let said = [AspectEnd.body(.venus), .body(.lilith), .body(.northNode), .angle(.midheaven)].map {
      text(.body(.mars), .trine, $0, .progressed, house: nil, .uk)
    }
    #expect(
      said.map { $0.split(separator: " ").dropFirst(5).prefix(3).joined(separator: " ") } == [
        "вашою Венерою (орб", "вашою Ліліт (орб", "вашим Північним вузлом", "вашою Серединою неба",
      ])
  }

  @Test(arguments: Language.allCases)
  func `every sky and every aspect has its words`(language: Language) {
    for sky in SkyRole.allCases {
      let said = AspectType.allCases.map {
        text(.angle(.ascendant), $0, .body(.pluto), sky, house: 1, language)
      }
      #expect(Set(said).count == said.count)
      #expect(said.allSatisfy { $0.hasSuffix(".") && !$0.contains("  ") && !$0.contains("..") })
    }
  }

  @Test func `what is not drawn is counted in the right form`() {
    #expect(
      [1, 2, 5, 11, 21, 22].map { SkyWording.undrawn($0, in: .uk) } == [
        "Не накреслено 1 слабший аспект", "Не накреслено 2 слабші аспекти",
        "Не накреслено 5 слабших аспектів", "Не накреслено 11 слабших аспектів",
        "Не накреслено 21 слабший аспект", "Не накреслено 22 слабші аспекти",
      ])
    #expect(SkyWording.undrawn(1, in: .en) == "1 looser aspect is not drawn")
  }
}
