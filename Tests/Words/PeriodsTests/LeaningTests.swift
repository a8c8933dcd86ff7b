import AstroChartModel
import AstroWording
import Testing

@testable import AstroPeriods

/// Which way texts send their reader, and what joins two that disagree.
@Suite struct LeaningTests {
  private static let moon: [String] =
    Sign.allCases.flatMap { sign in (1...3).map { "moon.sign.\(sign.rawValue).\($0)" } }
    + (1...12).flatMap { house in
      (1...3).map { "moon.house.\(house).\($0)" } + ["newmoon", "fullmoon"].map { "\($0).short.\(house)" }
    }

  private static var contacts: [Contact] {
    Body.planets.flatMap { body in
      (Body.planets.map(AspectEnd.body) + [.angle(.ascendant), .angle(.midheaven)]).flatMap { end in
        [AspectType.conjunction, .trine, .square].compactMap { Contact(body, $0, end) }
      }
    }
  }

  @Test func `two texts that send opposite ways have a sentence between them in each language`() throws {
    let books = try Language.allCases.map { try PeriodBook.book(in: $0) }
    var turns: Set<String> = []
    for id in Self.moon {
      for contact in Self.contacts {
        guard let turn = contact.leaning.turn(after: Leaning(ofMoonText: id)) else { continue }
        turns.insert(turn)
        for book in books { #expect((1...3).allSatisfy { !book["bridge.\(turn).\($0)"].isEmpty }, "\(turn)") }
      }
    }
    #expect(turns == ["inward", "outward", "keep", "change", "many", "deep", "yielding", "asserting"])
  }

  @Test func `no text sends its reader both ways at once`() {
    for leaning in Self.moon.map(Leaning.init(ofMoonText:)) + Self.contacts.map(\.leaning) {
      #expect(leaning.turn(after: leaning) == nil)
    }
  }

  @Test func `a house of order before Uranus turns to change, and a house of rest before Venus to company`()
    throws
  {
    let uranus = try #require(Contact(.moon, .sextile, .body(.uranus)))
    #expect(uranus.leaning.turn(after: Leaning(ofMoonText: "moon.house.6.2")) == "change")
    let venus = try #require(Contact(.venus, .sextile, .body(.sun)))
    #expect(venus.leaning.turn(after: Leaning(ofMoonText: "moon.house.12.3")) == "outward")
    #expect(venus.leaning.turn(after: Leaning(ofMoonText: "moon.house.11.1")) == nil)
  }
}
