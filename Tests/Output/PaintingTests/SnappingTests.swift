import AstroDrawing
import AstroGeometry
import AstroPainting
import AstroShaping
import PictureSupport
import Testing

/// Level and upright lines on whole pixels.
@Suite struct SnappingTests {
  /// The rows of a picture in which a level line has left ink.
  private func rows(inkedBy width: Double, at y: Double, pixels: Int) throws -> [UInt8] {
    var scene = Scene(size: Size(square: 600), background: Color(0xFFFFFF))
    scene.line(
      Segment(Point(x: 0, y: y), Point(x: 600, y: y)), Stroke(Color(0x000000), width: width))
    let png = try Renderer(fonts: try FontBook()).png(
      scene, pixelWidth: pixels, info: DocumentInfo(title: ""))
    let picture = try Picture(png: png)
    return (0..<pixels).map { UInt8(picture[pixels / 2, $0] & 0xFF) }.filter { $0 < 255 }
  }

  @Test(arguments: [300, 600, 1200])
  func `a level line in the middle of a page is black, and of one row where it is thin`(pixels: Int) throws {
    let point = 600 / Double(pixels)
    #expect(try rows(inkedBy: point, at: 300, pixels: pixels) == [0])
    #expect(try rows(inkedBy: 2.2 * point, at: 300.1, pixels: pixels) == [0, 0])
    #expect(try rows(inkedBy: 0.5 * point, at: 300, pixels: pixels).count == 1)
  }
}
