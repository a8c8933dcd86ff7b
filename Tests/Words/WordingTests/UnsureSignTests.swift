import AstroChartModel
import AstroWording
import Testing

/// A Moon that changes its sign on a day without an hour is told in both, in every sentence.
@Suite struct UnsureSignTests {
  private let moon = Placement(
    .moon, at: Longitude(59.9), speed: 13,
    range: DayRange(atMidnight: Longitude(53), atNextMidnight: Longitude(66)))

  @Test(arguments: zip([Language.en, .uk], ["Taurus or Gemini", "Телець або Близнята"]))
  func `its sentences name both signs and draw nothing from one`(language: Language, both: String) throws {
    let chart = try Chart(planets: [moon])
    let touch = TouchWording(language)
    let told = [
      moon.position(in: language), moon.summary(in: language), touch.sentence(of: moon, inHouse: nil),
      chart.description(in: language),
    ]
    for text in told { #expect(text.contains(both) && !text.contains("≈29°"), "\(text)") }
    #expect(touch.meaning(of: moon, inHouse: nil) == nil)
    #expect(moon.signSymbols == "♉/♊")
  }

  @Test func `so does the balance, and one that stays is told as ever`() {
    #expect(Balance(of: [moon]).lines(in: .en)[0] == "Fire 0 · Earth 0–1 · Air 0–1 · Water 0")
    var settled = moon
    settled.range = DayRange(atMidnight: Longitude(45), atNextMidnight: Longitude(59))
    #expect(Balance(of: [settled]).lines(in: .en)[0] == "Fire 0 · Earth 1 · Air 0 · Water 0")
    #expect(settled.position(in: .en) == "≈29° Taurus")
  }
}
