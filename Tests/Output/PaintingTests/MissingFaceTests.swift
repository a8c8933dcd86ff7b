import AstroDiagnostics
import AstroDrawing
import AstroGeometry
import AstroPainting
import AstroShaping
import AstroSvitla
import Testing

@Suite struct MissingFaceTests {
  @Test func `a face whose file is gone is told when it is drawn`() throws {
    let fonts = try FontBook()
    let run = GlyphRun(
      face: .installed(file: "/nowhere.ttf", index: 0), size: 10, color: .black, text: "a",
      glyphs: [Glyph(id: 1, advance: 5, cluster: 0)])
    let scene = Scene(size: Size(square: 20), background: .white, items: [.glyphs(run, .origin)])
    let renderer = Renderer(fonts: fonts)
    let info = DocumentInfo(title: "")
    #expect(throws: Problem.self) { try renderer.png(scene, pixelWidth: 20, info: info) }
    #expect(throws: Problem.self) { try renderer.svg(scene, info: info) }
    #expect(throws: Problem.self) { try renderer.pdf(scene, info: info) }
  }
}
