import AstroDiagnostics
import Testing

@testable import AstroPlaces

@Suite struct ChoosingTests {
  private func problem(_ text: String) throws -> Problem {
    try #require(throws: Problem.self) { try Gazetteer.builtIn.place(named: text) }
  }

  @Test func `of several the one with ten times as many people is meant`() throws {
    #expect(try Gazetteer.builtIn.place(named: "Paris").settlement.country.code == "FR")
    #expect(try Gazetteer.builtIn.place(named: "Одеса").settlement.country.code == "UA")
  }

  /// The next of the name has a ninth of the people, or an eleventh.
  @Test func `ten times is the measure, neither eight nor twelve`() throws {
    for name in ["Banko", "Bilāspur"] { #expect(try problem(name).code == .ambiguousPlace, "\(name)") }
    for name in ["Athlone", "Aurangabad"] { _ = try Gazetteer.builtIn.place(named: name) }
  }

  /// The next of the name is 16, 17 and 25 km away, or 13 and 14.
  @Test func `a place of the same name within 15 km is part of the town, one farther away is not`() throws {
    for name in ["Ad Dindar", "Ahwiaa", "Chornyi Potik"] {
      #expect(try problem(name).code == .ambiguousPlace, "\(name)")
    }
    for name in ["Cần Đước", "Dunayivtsi"] { _ = try Gazetteer.builtIn.place(named: name) }
  }

  @Test func `several that are alike are listed, with a way to tell them apart`() throws {
    let problem = try problem("Springfield")
    #expect(problem.code == .ambiguousPlace && problem.location == .field("place"))
    #expect(problem.message.hasPrefix("\"Springfield\" may be Springfield (US, Missouri, 170,188), "))
    #expect(problem.hint.description == "say which, as in \"Springfield, Missouri, United States\"")
  }

  @Test func `what no place is called is told with what may be meant`() throws {
    let problem = try problem("Lvvi")
    #expect(problem.code == .unknownPlace)
    #expect(problem.hint.description == "did you mean Lviv (UA, Lviv Oblast, 717,273)?")
  }

  @Test(arguments: [("Xzqwv", "no place is called"), ("Lviv, Wakanda", "is called \"Wakanda\"")])
  func `what is unknown is said in one line, with a way out`(_ text: String, _ words: String) throws {
    let problem = try problem(text)
    #expect(problem.code == .unknownPlace && problem.message.contains(words) && !problem.hint.isEmpty)
  }

  @Test func `the beginning of a name is suggested, never taken`() throws {
    #expect(try problem("Kropyvnyts").code == .unknownPlace)
  }

  @Test(arguments: [
    ("Кіровоград", "Кропивницький"), ("Дніпродзержинськ", "Кам’янське"), ("Ленінград", "Санкт-Петербург"),
    ("Сталино", "Донецьк"), ("Володимир-Волинський", "Володимир"),
  ])
  func `a former name is answered with today's`(_ former: String, _ today: String) throws {
    let match = try Gazetteer.builtIn.place(named: former)
    #expect(match.isFormer && match.settlement.ukrainianName == today)
    #expect(match.settlement.title(inUkrainian: true).contains("\(today), "))
    #expect(match.matched == former)
  }
}
