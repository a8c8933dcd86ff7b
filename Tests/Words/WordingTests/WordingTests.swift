import AstroChartModel
import Testing

@testable import AstroWording

@Suite struct WordingTests {
  @Test(arguments: Language.allCases)
  func `every name is there, and no two are the same`(_ language: Language) {
    func expectDistinct(_ names: [String]) {
      #expect(Set(names).count == names.count)
      #expect(names.allSatisfy { !$0.isEmpty })
    }
    expectDistinct(Body.allCases.map { $0.name(in: language) })
    expectDistinct(Sign.allCases.map { $0.name(in: language) })
    expectDistinct(AspectType.allCases.map { $0.name(in: language) })
    expectDistinct(HouseSystem.allCases.map { $0.houses(in: language) })
    expectDistinct(Zodiac.all.map { $0.name(in: language) })
    expectDistinct(MoonPhase.allCases.map { $0.name(in: language) })
    expectDistinct((1...12).map { HouseWording.name($0, in: language) })
    expectDistinct(Body.allCases.map { $0.theme(in: language) })
    expectDistinct(Body.allCases.map { $0.keyword(in: language) })
    expectDistinct(Sign.allCases.map { $0.manner(in: language) })
  }

  @Test(arguments: Language.allCases)
  func `the name of each phase of the Moon means that phase alone`(language: Language) {
    for phase in MoonPhase.allCases {
      let words = phase.name(in: language).lowercased().split(separator: " ")
      let meant = language.phrasebook.skyMentions.phases.filter { beginnings, _ in
        words.indices.contains { start in
          let row = words[start...].prefix(beginnings.count)
          return row.count == beginnings.count && zip(row, beginnings).allSatisfy { $0.hasPrefix($1) }
        }
      }
      #expect(Set(meant.map(\.phase)) == [phase], "\(phase)")
    }
    #expect(MoonPhase.gibbous.name(in: .uk) == "зростальний опуклий")
    #expect(MoonPhase.disseminating.name(in: .uk) == "спадний опуклий")
  }

  @Test func `a caption says which node and which Lilith a computed chart has`() throws {
    let points = [Placement(.northNode, at: Longitude(10)), Placement(.lilith, at: Longitude(20))]
    var chart = try Chart(settings: ChartSettings(node: .mean), planets: [], points: points)
    #expect(ChartCaption(of: chart, in: .en).pointKinds == [])
    chart.ephemeris = EphemerisSource(source: "swiss", version: "2")
    #expect(ChartCaption(of: chart, in: .en).pointKinds == ["Mean node", "Mean Lilith"])
    #expect(ChartCaption(of: chart, in: .uk).pointKinds == ["Середній вузол", "Середня Ліліт"])
    chart.points = []
    #expect(ChartCaption(of: chart, in: .uk).pointKinds == [])
  }

  @Test func `Ukrainian is written with its own letters and apostrophe`() throws {
    let chart = try Chart(planets: Body.planets.map { Placement($0, at: Longitude(77), house: 9) })
    let words = chart.description(in: .uk) + chart.planets.map { $0.summary(in: .uk) }.joined()
    #expect(!words.contains("'"))
    #expect(words.unicodeScalars.allSatisfy { !("ыэёъЫЭЁЪ".unicodeScalars.contains($0)) })
  }

  @Test(arguments: [
    ("uk_UA.UTF-8", Language.uk), ("uk", .uk), ("UK-ua", .uk), ("en_GB", .en), ("C", .en), ("", .en),
    ("ukr", .en),
    ("de_DE", .en),
  ])
  func `anything but Ukrainian means English`(_ locale: String, _ language: Language) {
    #expect(Language(locale: locale) == language)
  }

  @Test func `the first variable that says a language decides`() {
    #expect(Language(environment: ["LC_ALL": "", "LC_MESSAGES": "uk_UA", "LANG": "en_US"]) == .uk)
    #expect(Language(environment: ["LC_ALL": "C", "LC_MESSAGES": "uk_UA"]) == .en)
    #expect(Language(environment: [:]) == .en)
  }

  @Test func `dates, offsets and places read as people write them`() throws {
    let date = try #require(CivilDate("1990-04-15"))
    #expect(date.text(in: .en) == "15 April 1990")
    #expect(date.text(in: .uk) == "15 квітня 1990 р.")
    let offsets = [14_400: "UTC+4", 19_800: "UTC+5:30", -18_000: "UTC−5", 0: "UTC", 7324: "UTC+2:02:04"]
    for (seconds, text) in offsets { #expect(Moment.offsetText(seconds: seconds) == text) }
    let kyiv = try BirthData(
      date: date, time: nil, timeZone: "Europe/Kyiv", latitude: 50.4501, longitude: -30.5234)
    #expect(kyiv.coordinates(in: .en) == "50°27′ N, 30°31′ W")
    #expect(kyiv.coordinates(in: .uk) == "50°27′ пн. ш., 30°31′ зх. д.")
  }

  @Test func `a position is cut to the minute, an orb is rounded`() {
    #expect(Longitude(29.999).position == "29°59′ ♈")
    #expect(Longitude(55.2).position(in: .uk) == "25°12′ Тельця")
    #expect(Degrees.text(1.9999) == "2°00′")
  }

  @Test func `of a day without an hour nothing is told to the minute of the Moon`() {
    let range = DayRange(atMidnight: Longitude(52), atNextMidnight: Longitude(64))
    let moon = Placement(.moon, at: Longitude(58.5), range: range)
    #expect(moon.degreesText == "" && moon.position(in: .uk) == "Телець або Близнята")
    #expect(moon.standing(in: .en) == (words: "Moon", place: "Taurus or Gemini"))
    #expect(moon.summary(in: .en).contains("(Taurus or Gemini, not certain"))
    let close = Aspect(.moon, .mars, .square, orb: 0.4, isApplying: true)
    var broad = close
    broad.isBroad = true
    #expect(broad.orbText == "≈0°" && close.orbText == "0°24′")
    #expect(broad.conditions(in: .en).isEmpty && close.conditions(in: .en) == ["applying"])
    for language in Language.allCases {
      let nouns = [broad, close].map { language.phrasebook.noun(for: Factor.aspect($0)) }
      #expect(nouns[0] != nouns[1] && nouns[0].count < nouns[1].count, "\(nouns)")
    }
  }

  @Test func `a summary says where, and what that means`() {
    let sun = Placement(.sun, at: Longitude(25.195426), house: 9)
    #expect(
      sun.summary(in: .en)
        == "Sun in Aries in the 9th house (25°11′, exaltation). "
        + "Identity and vitality show boldly and directly in travel, study and belief.")
    #expect(
      sun.summary(in: .uk)
        == "Сонце в Овні, у 9-му домі (25°11′, екзальтація). "
        + "Особистість і життєва сила проявляються сміливо й прямо, у мандрах, освіті та світогляді.")
  }

  @Test func `a caption says that the time is not known, and that a house system had to do for another`()
    throws
  {
    var chart = try Chart(planets: [], warnings: [])
    chart.birth = try BirthData(
      date: CivilDate(daysSince1970: 0), time: nil, timeZone: "UTC", latitude: 70, longitude: 20)
    #expect(
      ChartCaption(of: chart, in: .en).unknownTime == ["Birth time unknown", "Positions for local noon"])
    #expect(ChartCaption(of: chart, in: .uk).time == ["1 січня 1970 р.", "UTC"])
    chart.houses = try Houses(cusps: (0..<12).map { Longitude(Double($0) * 30) })
    chart.ephemeris = EphemerisSource(source: "moshier", version: "2", houseSystem: .porphyry)
    let caption = ChartCaption(of: chart, in: .en)
    #expect(caption.notes.contains("Placidus houses are not defined here"))
    #expect(caption.notes.contains("Analytic ephemeris (Moshier)"))
    #expect(caption.place.contains("Porphyry houses"))
  }
}
