import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroPeriods
import AstroWording
import TestSupport
import Testing

@testable import AstroDaybook

/// What a day or a year says of the sky that is the same for everybody.
@Suite struct SkyOfDayTests {
  private let natal: Chart
  init() throws { natal = try SwissEphemeris().chart(of: KnownBirths.oksana) }

  private func day(_ date: String, _ language: Language = .en) throws -> PeriodReport {
    var daybook = Daybook()
    let day = try #require(CivilDate(date))
    return try daybook.day(of: natal, on: day, zone: "Europe/Kyiv", in: language).value
  }

  @Test(arguments: [
    ("2027-02-06", "Annular solar eclipse in Aquarius", "Кільцеве сонячне затемнення у Водолії"),
    ("2027-02-21", "Penumbral lunar eclipse in Virgo", "Півтіньове місячне затемнення в Діві"),
    ("2027-03-08", "New Moon in Pisces", "Молодик у Рибах"),
  ])
  func `a new or full Moon that is an eclipse is called one`(
    date: String, english: String, ukrainian: String
  ) throws {
    #expect(try day(date).paragraphs[0].text.hasPrefix(english))
    #expect(try day(date, .uk).paragraphs[0].text.hasPrefix(ukrainian))
  }

  @Test func `Mercury's turn forwards is not told as its turn backwards`() throws {
    // Mercury turns on these days of 2027, 9 February retrograde and 3 March direct.
    let texts: [[String]] = try ["2027-02-09", "2027-03-03"].map { date in
      let sources: [String] = try day(date).paragraphs.flatMap { $0.sources }
      return sources.filter { $0.contains("turn.mercury") }
    }
    for text in texts[0] { #expect(!text.contains("direct")) }
    for text in texts[1] { #expect(text.contains("direct")) }
  }

  @Test func `a year names its eclipses by the point that is nearest, or opposite`() throws {
    // The Sun at 9°20′ Aquarius; the eclipse of 2 August 2027 is at 9°55′ Leo.
    let birth = try BirthData(
      date: try #require(CivilDate("1972-01-30")), time: ClockTime(hour: 3, minute: 20),
      timeZone: "Europe/Dublin", latitude: 53.3498, longitude: -6.2603)
    var daybook = Daybook()
    let year = try daybook.reading(
      of: try SwissEphemeris().chart(of: birth), over: .unit(SpanUnit(year: 2027)), zone: nil, in: .en,
      generatedAt: nil
    ).value
    let eclipses = year.paragraphs.filter { $0.role == "eclipse" }.map(\.text)
    #expect(eclipses.count == 2)
    #expect(eclipses.contains { $0.hasPrefix("Total solar eclipse on 2 August, opposite your Sun.") })
  }
}
