import AstroDiagnostics
import AstroTradition
import Testing

/// Conventions as somebody writes them on one line.
@Suite struct ConventionTests {
  @Test func `what a list leaves out is as usual`() throws {
    #expect(try Conventions(written: "") == Conventions())
    #expect(
      try Conventions(written: "beams=17,triplicities=lilly") == Conventions(triplicities: .lilly, beams: 17))
    #expect(
      try Conventions(written: "terms=ptolemaic") == Conventions(terms: .ptolemaic))
    #expect(
      try Conventions(written: "firdaria=bonatti,dashaYear=360")
        == Conventions(firdaria: .bonatti, dashaYear: .savana))
  }

  @Test(arguments: [
    "beams", "beams=8", "beams=31", "beams=x", "beams=17,beams=17", "beam=17", "firdaria=", "a=b=c",
  ])
  func `what is not a convention is refused`(list: String) {
    #expect(throws: Problem.self) { try Conventions(written: list) }
  }
}
