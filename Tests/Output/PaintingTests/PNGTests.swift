import AstroDiagnostics
import AstroDrawing
import AstroGeometry
import AstroPainting
import AstroShaping
import AstroSvitla
import PictureSupport
import Testing

@Suite struct PNGTests {
  let fonts: FontBook
  let renderer: Renderer
  let info = DocumentInfo(title: "Колесо", description: "A wheel")

  init() throws {
    fonts = try FontBook()
    renderer = Renderer(fonts: fonts)
  }

  @Test func `another reader sees the colors that were painted`() throws {
    var scene = Scene(size: Size(width: 4, height: 2), background: Color(0x102030))
    scene.fill(Path(Rect(x: 0, y: 0, width: 2, height: 1)), Color(0xFF8000))
    scene.fill(Path(Rect(x: 2, y: 1, width: 2, height: 1)), Color(0x00FF7F))
    let picture = try Picture(png: renderer.png(scene, pixelWidth: 8, info: info))
    #expect((picture.width, picture.height) == (8, 4))
    #expect(picture[0, 0] == 0xFFFF_8000)
    #expect(picture[7, 3] == 0xFF00_FF7F)
    #expect(picture[7, 0] == 0xFF10_2030)
  }

  @Test func `without a background the ground is clear and half a veil is half`() throws {
    var scene = Scene(size: Size(square: 2))
    scene.fill(Path(Rect(x: 0, y: 0, width: 1, height: 2)), Color(0xFF0000, opacity: 0.5))
    let png = try renderer.png(scene, pixelWidth: 2, info: info)
    // The kind of pixel, in the header: red, green, blue and opacity.
    #expect(png[25] == 6)
    let picture = try Picture(png: png)
    #expect(picture[1, 0] == 0)
    #expect(picture[0, 0] == 0x8080_0000)
  }

  @Test func `a transparent picture over paper is the picture on paper`() throws {
    let clear = try Picture(
      png: renderer.png(Specimen.scene(fonts, background: nil), pixelWidth: 300, info: info))
    let solid = try Picture(
      png: renderer.png(Specimen.scene(fonts, background: .black), pixelWidth: 300, info: info))
    // Black adds nothing to multiplied colors; what is left is rounding, of veils over veils too.
    #expect(clear.withoutOpacity.difference(from: solid.withoutOpacity).largest <= 2)
  }

  @Test(arguments: [(1, 1), (7, 3), (300, 300), (999, 500)])
  func `the height follows from the width`(width: Int, height: Int) throws {
    let scene = Scene(size: Size(width: Double(width), height: Double(height)), background: .white)
    let picture = try Picture(png: renderer.png(scene, pixelWidth: width * 2, info: info))
    #expect((picture.width, picture.height) == (width * 2, height * 2))
    #expect(picture.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func `the title is in the file as UTF-8`() throws {
    let png = try renderer.png(Scene(size: Size(square: 1)), pixelWidth: 1, info: info)
    #expect(String(decoding: png, as: UTF8.self).contains("Колесо"))
  }

  @Test(arguments: [0, -1, 20_001, 1_000_000_000, Int.max, Int.min])
  func `a size that cannot be made is refused`(width: Int) {
    let error = #expect(throws: Problem.self) {
      try renderer.png(Scene(size: Size(square: 10)), pixelWidth: width, info: info)
    }
    #expect(error?.code == .size)
  }

  @Test(arguments: [
    Size.zero, Size(width: 0, height: 5), Size(width: 1, height: 1e9), Size(width: .infinity, height: 1),
  ])
  func `a page that cannot be made is refused in every format`(size: Size) {
    let scene = Scene(size: size)
    #expect(throws: Problem.self) { try renderer.png(scene, pixelWidth: 100, info: info) }
    #expect(throws: Problem.self) { try renderer.svg(scene, info: info) }
    #expect(throws: Problem.self) { try renderer.pdf(scene, info: info) }
  }

  @Test func `a sliver keeps one row of pixels`() throws {
    let scene = Scene(size: Size(width: 1000, height: 1), background: .white)
    #expect(try Picture(png: renderer.png(scene, pixelWidth: 10, info: info)).height == 1)
  }
}
