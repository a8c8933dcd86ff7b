import Testing

@testable import AstroPlaces

@Suite struct LabelTests {
  private func label(
    _ text: String, _ latitude: Double, _ longitude: Double, inUkrainian: Bool = false
  ) throws -> String? {
    let point = try #require(Coordinates(latitude: latitude, longitude: longitude))
    return Gazetteer.builtIn.label(text, at: point, inUkrainian: inUkrainian)
  }

  @Test func `a label is told in the other language, in the form in which it was given`() throws {
    #expect(try label("Київ, Україна", 50.4501, 30.5234) == "Kyiv, Ukraine")
    #expect(try label("м. Київ", 50.4501, 30.5234) == "Kyiv")
    #expect(try label("Kyiv, Ukraine", 50.4501, 30.5234, inUkrainian: true) == "Київ, Україна")
    #expect(try label("London, United Kingdom", 51.5, -0.12, inUkrainian: true) == "Лондон, Велика Британія")
    #expect(try label("New York, USA", 40.71, -74, inUkrainian: true) == "Нью-Йорк, США")
  }

  @Test func `of many villages of a name the one at the coordinates is told`() throws {
    let village = try #require(Gazetteer.builtIn.search("Олександрівка", limit: 20).last?.settlement)
    let told = try label("Олександрівка, Україна", village.latitude, village.longitude)
    #expect(told == village.title())
  }

  @Test func `what is not known there by that name stays as it is`() throws {
    #expect(try label("Київ, Україна", 49.84, 24.03) == nil)
    #expect(try label("Київ, пологовий будинок № 2", 50.4501, 30.5234) == nil)
    #expect(try label("Бабусина хата", 50.4501, 30.5234) == nil)
    #expect(try label("Кіровоград, Україна", 48.5, 32.26) == nil)
    #expect(try label("", 50.4501, 30.5234) == nil)
  }

  @Test func `fourteen kilometers off is still the town, sixteen are not`() throws {
    #expect(try label("Львів", 49.8397 + 0.125, 24.0297) == "Lviv")
    #expect(try label("Львів", 49.8397 + 0.145, 24.0297) == nil)
  }
}
