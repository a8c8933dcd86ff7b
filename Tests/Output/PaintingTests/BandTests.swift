import AstroDrawing
import AstroGeometry
import AstroShaping
import PictureSupport
import Testing

@testable import AstroPainting

@Suite struct BandTests {
  @Test(arguments: [Specimen.paper, nil])
  func `bands of any height give the same bytes`(background: Color?) throws {
    let fonts = try FontBook()
    let scene = Specimen.scene(fonts, background: background)
    let size = try PixelSize(of: scene.size, width: 300)
    let whole = try Renderer(fonts: fonts).png(scene, size, info: Specimen.info, bandHeight: size.height)
    for height in [1, 7, 64, 1000] {
      let banded = try Renderer(fonts: fonts).png(scene, size, info: Specimen.info, bandHeight: height)
      #expect(banded == whole, "bands of \(height) rows")
    }
  }

  @Test func `a large picture is drawn in bands of few bytes`() throws {
    for width in [4001, 12_000, 20_000] {
      let size = try PixelSize(of: Size(square: 10), width: width)
      #expect(size.bandHeight * width * 4 <= 32 << 20)
      #expect(size.bandHeight >= 16)
    }
    #expect(try PixelSize(of: Size(square: 10), width: 4000).bandHeight == 4000)
  }
}
