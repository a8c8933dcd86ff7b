import Drawing
import Geometry
import Testing

@testable import Rendering

@Suite struct FontBookTests {
  @Test func `a missing font names what to install`() throws {
    let error = #expect(throws: RenderingError.self) {
      try FontBook(searching: FontFolders(named: ["/nowhere"], roots: []))
    }
    #expect(error?.code == .missingFont)
    #expect(error?.hint.contains("fonts-vollkorn fonts-inter") == true)
    #expect(error?.description.contains("\n") == false)
  }

  @Test func `only the faces that are used are opened`() throws {
    let fonts = try FontBook()
    #expect(fonts.openFaces.isEmpty)
    _ = fonts.shape("Sun ☉", TextStyle(.vollkorn, size: 10, color: .black))
    #expect(fonts.openFaces == [.vollkorn, .symbols])
  }

  @Test func `a face whose file is gone is told when it is drawn`() throws {
    let fonts = try FontBook()
    let run = GlyphRun(
      face: .installed(file: "/nowhere.ttf", index: 0), size: 10, color: .black, text: "a",
      glyphs: [Glyph(id: 1, advance: 5, cluster: 0)])
    let scene = Scene(size: Size(square: 20), background: .white, items: [.glyphs(run, .origin)])
    let renderer = Renderer(fonts: fonts)
    let info = DocumentInfo(title: "")
    #expect(throws: RenderingError.self) { try renderer.png(scene, pixelWidth: 20, info: info) }
    #expect(throws: RenderingError.self) { try renderer.svg(scene, info: info) }
    #expect(throws: RenderingError.self) { try renderer.pdf(scene, info: info) }
  }

  @Test func `threads with a book each make the same files`() async throws {
    let files = try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for _ in 0..<4 {
        group.addTask {
          let fonts = try FontBook()
          let scene = Specimen.scene(fonts)
          let renderer = Renderer(fonts: fonts)
          return [
            try renderer.png(scene, pixelWidth: 300, info: SpecimenTests.info),
            try renderer.svg(scene, info: SpecimenTests.info), try renderer.pdf(Booklet.document(fonts)),
          ]
        }
      }
      return try await group.reduce(into: Set<[[UInt8]]>()) { $0.insert($1) }
    }
    #expect(files.count == 1)
  }
}
