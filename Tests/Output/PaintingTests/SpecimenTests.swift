import AstroDrawing
import AstroPainting
import AstroShaping
import AstroSvitla
import PictureSupport
import Testing

@Suite struct SpecimenTests {
  @Test func `a scene with something of everything becomes a picture`() throws {
    let fonts = try FontBook()
    let scene = Specimen.scene(fonts)
    let png = try Renderer(fonts: fonts).png(scene, pixelWidth: 1200, info: Specimen.info)
    Attachment.record(png, named: "specimen.png")
    Attachment.record(try Renderer(fonts: fonts).svg(scene, info: Specimen.info), named: "specimen.svg")
    Attachment.record(try Renderer(fonts: fonts).pdf(scene, info: Specimen.info), named: "specimen.pdf")
    Attachment.record(try Renderer(fonts: fonts).pdf(Booklet.document(fonts)), named: "booklet.pdf")
    #expect(png.count > 10_000)
  }
}
