import AstroDiagnostics
import AstroDrawing
import Testing

@testable import AstroShaping

@Suite struct FontBookTests {
  @Test func `a missing font names what to install`() throws {
    let error = #expect(throws: Problem.self) {
      try FontBook(searching: FontFolders(named: [], roots: ["/nowhere"]))
    }
    #expect(error?.code == .missingFont)
    #expect(error?.hint.description.contains("fonts-vollkorn fonts-inter") == true)
    #expect(error?.description.contains("\n") == false)
  }

  @Test func `a face that is not in the folders named is searched for nowhere else`() throws {
    let error = #expect(throws: Problem.self) { try FontBook(inFolders: ["/nowhere", "/elsewhere"]) }
    #expect(error?.code == .missingFont)
    #expect(error?.message.contains("“/nowhere”, “/elsewhere”") == true)
  }

  @Test func `only the faces that are used are opened`() throws {
    let fonts = try FontBook()
    #expect(fonts.openFaces.isEmpty)
    _ = fonts.shape("Sun ☉", TextStyle(.vollkorn, size: 10, color: .black))
    #expect(fonts.openFaces == [.vollkorn, .symbols])
  }
}
