import AstroDrawing
import AstroGeometry
import AstroPainting
import AstroShaping
import AstroThemes
import AstroWheelLayout
import TestSupport
import Testing

/// A mark's box is what a reader of the picture would measure: each mark is drawn alone, at four times its size.
@Suite struct BoxHonestyTests {
  /// Pixels a point.
  static let scale = 4.0
  /// Free space around the box, in points.
  static let margin = 3.0
  /// What an edge pixel may be darkened by before it counts as ink, of 255: cairo rounds coverage.
  static let shade = 12

  @Test(arguments: WheelOptions.Detail.allDetails)
  func `every mark's ink fills its box and stays within it`(detail: WheelOptions.Detail) throws {
    let fonts = try FontBook()
    let wheel = Wheel(
      of: try SampleChart.oksana(.allPoints),
      options: WheelOptions(detail: detail, caption: Self.caption, language: "uk"), theme: .print,
      shaper: fonts)
    let renderer = Renderer(fonts: fonts)
    for mark in wheel.marks {
      let sheet = Sheet(mark)
      let png = try renderer.png(sheet.scene, pixelWidth: sheet.pixelWidth, info: DocumentInfo(title: ""))
      let pixels = try #require(Pixels(png: png))
      let ink = try #require(pixels.ink(on: [255, 255, 255, 255], tolerance: Self.shade), "\(mark.id)")
      expect(ink.columns, fills: sheet.box.minX, sheet.box.maxX, "\(mark.id)")
      expect(ink.rows, fills: sheet.box.minY, sheet.box.maxY, "\(mark.id)")
    }
  }

  /// A pixel belongs to the box if any part of it does.
  private func expect(_ ink: ClosedRange<Int>, fills low: Double, _ high: Double, _ id: String) {
    let (low, high) = (low * Self.scale, high * Self.scale)
    #expect(ink.lowerBound >= Int(low.rounded(.down)) && ink.upperBound < Int(high.rounded(.up)), "\(id)")
    #expect(Double(ink.lowerBound) <= low + 2 && Double(ink.upperBound + 1) >= high - 2, "\(id)")
  }

  @Test func `a box that is too small or too large is caught`() {
    withKnownIssue { expect(10...20, fills: 3, 5, "too small") }
    withKnownIssue { expect(10...20, fills: 1, 6, "too large") }
    expect(10...20, fills: 2.5, 5.2, "just right")
  }

  static let caption = WheelCaption(
    title: "Оксана Їжакевич", time: ["15 квітня 1990, 14:30", "UTC 10:30"], place: ["Київ, Україна"],
    balance: ["Fire 1 · Earth 3"], notes: ["Placidus"])
}

/// A mark alone in the middle of a small page, as far from the pixels' grid as it is in the wheel.
private struct Sheet {
  let scene: Scene
  let box: Rect
  let pixelWidth: Int

  init(_ mark: Mark) {
    let size = mark.box.size
    let side = (max(size.width, size.height) + 2 * BoxHonestyTests.margin + 1).rounded(.up)
    let shift = Vector(
      dx: mark.center.x - mark.center.x.rounded(.down), dy: mark.center.y - mark.center.y.rounded(.down))
    let center = Point(x: (side / 2).rounded(.down), y: (side / 2).rounded(.down)) + shift
    var scene = Scene(size: Size(square: side), background: .white)
    scene.place(mark.text, inkCenteredAt: center)
    self.scene = scene
    box = Rect(center: center, size: size)
    pixelWidth = Int(side * BoxHonestyTests.scale)
  }
}
