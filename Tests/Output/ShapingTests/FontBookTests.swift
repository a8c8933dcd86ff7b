import AstroDiagnostics
import AstroDrawing
import Testing

@testable import AstroShaping

@Suite struct FontBookTests {
  @Test func `a missing font names what to install`() throws {
    let error = #expect(throws: Problem.self) {
      try FontBook(searching: FontFolders(named: ["/nowhere"], roots: []))
    }
    #expect(error?.code == .missingFont)
    #expect(error?.hint.description.contains("fonts-vollkorn fonts-inter") == true)
    #expect(error?.description.contains("\n") == false)
  }

  @Test func `only the faces that are used are opened`() throws {
    let fonts = try FontBook()
    #expect(fonts.openFaces.isEmpty)
    _ = fonts.shape("Sun ☉", TextStyle(.vollkorn, size: 10, color: .black))
    #expect(fonts.openFaces == [.vollkorn, .symbols])
  }
}
