import Drawing
import Rendering
import Testing

@Suite struct DeterminismTests {
  @Test(arguments: PictureFormat.allCases)
  func `a picture does not depend on what was drawn before`(format: PictureFormat) throws {
    let fonts = try FontBook()
    let renderer = Renderer(fonts: fonts)
    let first = try renderer.file(of: Specimen.scene(fonts), format)
    let other = try renderer.file(of: Specimen.scene(fonts, background: nil), format)
    let again = try renderer.file(of: Specimen.scene(fonts), format)
    #expect(first == again)
    #expect(first != other)
  }

  @Test func `a document does not depend on what was written before`() throws {
    let fonts = try FontBook()
    let renderer = Renderer(fonts: fonts)
    let first = try renderer.pdf(Booklet.document(fonts))
    _ = try renderer.pdf(Specimen.scene(fonts), info: SpecimenTests.info)
    #expect(try renderer.pdf(Booklet.document(fonts)) == first)
    #expect(try Renderer(fonts: FontBook()).pdf(Booklet.document(fonts)) == first)
  }
}

extension Renderer {
  fileprivate func file(of scene: Scene, _ format: PictureFormat) throws -> [UInt8] {
    switch format {
    case .png: try png(scene, pixelWidth: 400, info: SpecimenTests.info)
    case .svg: try svg(scene, info: SpecimenTests.info)
    case .pdf: try pdf(scene, info: SpecimenTests.info)
    }
  }
}
