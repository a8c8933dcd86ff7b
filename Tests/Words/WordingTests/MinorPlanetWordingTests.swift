import AstroChartModel
import AstroWording
import Testing

/// What minor planets by number are called.
@Suite struct MinorPlanetWordingTests {
  private func name(_ number: Int, _ language: Language, _ form: GrammaticalCase = .nominative) throws
    -> String
  {
    try #require(Body(minorPlanet: number)).name(in: language, form)
  }

  @Test func `they are called as catalogues do, or by their numbers`() throws {
    #expect(try name(433, .en) == "(433) Eros")
    #expect(try name(99_999, .en) == "asteroid\u{A0}99999")
    #expect(try name(433, .uk) == "астероїд (433) Ерос")
    #expect(try name(433, .uk, .genitive) == "астероїда (433) Ерос")
    #expect(try name(99_999, .uk, .instrumental) == "астероїдом №\u{A0}99999")
  }

  @Test func `each has a Ukrainian name and letters of its own`() throws {
    let named = MinorPlanet.named.compactMap { Body(minorPlanet: $0) }
    for body in named {
      #expect(body.name(in: .uk).unicodeScalars.allSatisfy { !("A"..."z").contains($0) }, "\(body)")
      #expect(body.symbol(in: .en) == body.symbol)
    }
    let letters = (Body.allCases + named).map { $0.symbol(in: .uk) }
    #expect(Set(letters).count == letters.count)
    #expect(Body(minorPlanet: 433)?.symbol(in: .uk) == "Еро" && Body.zeus.symbol(in: .uk) == "Зев")
  }
}
