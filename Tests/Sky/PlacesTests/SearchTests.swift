import AstroDiagnostics
import Testing

@testable import AstroPlaces

@Suite struct SearchTests {
  private let gazetteer = Gazetteer.builtIn

  @Test func `every shown name finds its place, exactly`() {
    for number in stride(from: 0, to: gazetteer.count, by: 97) {
      let place = gazetteer.settlement(number)
      for name in [place.name, place.ukrainianName].compactMap(\.self) {
        let matches = gazetteer.search(name, limit: 1000).filter { $0.kind == .exact }
        #expect(matches.contains { $0.settlement == place }, "\(name)")
      }
    }
  }

  /// Read to its end, such a text would take many minutes.
  @Test(
    .timeLimit(.minutes(2)),
    arguments: [
      String(repeating: "a, ", count: 300_000), String(repeating: "Київ ", count: 100_000),
      "x" + String(repeating: "\u{301}", count: 400_000),
    ])
  func `a text longer than any name is no place, and soon known to be none`(_ text: String) {
    #expect(gazetteer.search(text).isEmpty)
    let problem = #expect(throws: Problem.self) { try gazetteer.place(named: text) }
    #expect(problem?.code == .unknownPlace)
  }

  @Test func `a text of 300 bytes is looked for, and none longer`() {
    let fitting = "Kyiv" + String(repeating: " ", count: 296)
    #expect(!gazetteer.search(fitting).isEmpty && gazetteer.search(fitting + " ").isEmpty)
  }

  @Test func `no name of a place is near the longest text that is looked for`() {
    let longest = (0..<gazetteer.count).map { number in
      let place = gazetteer.settlement(number)
      return max(place.title().utf8.count, place.title(inUkrainian: true).utf8.count)
    }.max()
    #expect(longest.map { $0 * 2 <= PlaceQuery.largest } == true, "\(longest ?? 0)")
  }

  @Test(arguments: ["Kyi", "Сан", "S", "Нью-Й"])
  func `what begins so comes after what is so, and the better always before the worse`(_ text: String) {
    let matches = gazetteer.search(text, limit: 50)
    #expect(!matches.isEmpty)
    for (better, worse) in zip(matches, matches.dropFirst()) { #expect(better.kind <= worse.kind) }
    #expect(Set(matches.map(\.settlement)).count == matches.count)
  }

  @Test(arguments: [
    "КИЇВ", "київ", "киів", "Kyiv", "kiev", "Kiew", "Киев", "м. Київ", "Київ, Україна", "Kyiv UA",
  ])
  func `Kyiv is Kyiv however it is written`(_ text: String) throws {
    #expect(try gazetteer.place(named: text).settlement.name == "Kyiv")
  }

  @Test(arguments: [
    ("Rbsd", "Kyiv"), ("Дмшм", "Lviv"), ("Kropivnitsky", "Kropyvnytskyi"), ("Тернопил", "Ternopil"),
  ])
  func `a slip of the pen or the keyboard is forgiven`(_ text: String, _ name: String) {
    #expect(gazetteer.search(text).first?.settlement.name == name)
  }

  @Test func `letters that are found alike rank as they are written`() throws {
    let written = gazetteer.search("Іванівка", limit: 100).prefix { $0.kind == .exact }
    #expect(written.first?.settlement.ukrainianName == "Іванівка")
  }

  @Test(arguments: [
    ("Springfield, Illinois", "Illinois"), ("Springfield IL", "Illinois"), ("Springfield (Ohio)", "Ohio"),
    ("Springfield, MO, USA", "Missouri"), ("Миколаїв, Львівська", "Lviv Oblast"),
  ])
  func `a region narrows`(_ text: String, _ region: String) throws {
    #expect(try gazetteer.place(named: text).settlement.region?.name == region)
  }

  @Test func `words are found wherever they stand`() {
    let match = gazetteer.search("Podilskyi Kamyanets").first
    #expect(match?.kind == .word && match?.settlement.name == "Kamyanets-Podilskyi")
  }

  @Test func `of equals the one nearby comes first, unless another is ten times its size`() throws {
    let illinois = try #require(Coordinates(latitude: 39.8, longitude: -89.65))
    let springfield = gazetteer.search("Springfield", near: illinois).first
    #expect(springfield?.settlement.region?.name == "Illinois")
    let ontario = try #require(Coordinates(latitude: 43, longitude: -81))
    #expect(gazetteer.search("London", near: ontario).first?.settlement.country.code == "GB")
  }

  @Test func `nothing is nearer than the nearest`() throws {
    let point = try #require(Coordinates(latitude: 48.9, longitude: 24.7))
    let found = gazetteer.nearest(to: point, limit: 3)
    let distances = (0..<gazetteer.count).map { gazetteer.coordinates(of: $0).distance(to: point) }.sorted()
    #expect(found.count == 3 && found[0].kind == .near && found[0].settlement.name == "Ivano-Frankivsk")
    for (match, distance) in zip(found, distances) {
      #expect(gazetteer.coordinates(of: match.settlement.number).distance(to: point) == distance)
    }
  }

  @Test(arguments: ["", " ", ",", ", Ukraine", "🙂", "\u{301}", String(repeating: "ї", count: 5000)])
  func `what is no name finds nothing, and breaks nothing`(_ text: String) {
    #expect(gazetteer.search(text).isEmpty)
  }
}
