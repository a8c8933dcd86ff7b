import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroPainting
import AstroShaping
import AstroThemes
import AstroWheelLayout
import TestSupport
import Testing

/// A few wheels as references: outlines set with the ruler, small pictures set in our faces.
@Suite struct WheelSnapshotTests {
  @Test func `the outline of an ordinary wheel`() throws {
    let wheel = Wheel(
      of: try SampleChart.oksana(), options: WheelOptions(caption: BoxHonestyTests.caption), theme: .light,
      shaper: RulerShaper())
    expectGolden(wheel.scene().dump(), "oksana")
  }

  // SNAPSHOTS begins.
  @Test func `the outline of a wheel without a time`() throws {
    expectGolden(Wheel.ruled(try SampleChart.withoutTime()).scene().dump(), "without-time")
  }
  // SNAPSHOTS ends.

  @Test func `the outline of a crowded wheel`() throws {
    let settings = ChartSettings(points: Body.points.filter { !$0.isHypothetical })
    expectGolden(Wheel.ruled(try SampleChart.crowded(0, settings)).scene().dump(), "crowded")
  }

  @Test(arguments: ["light", "dark", "print"])
  func `the picture of an ordinary wheel`(theme: String) throws {
    try expectPicture(of: try SampleChart.oksana(), theme, pixels: 300, "oksana-\(theme)")
  }

  @Test func `the picture of a thumbnail`() throws {
    try expectPicture(of: try SampleChart.oksana(), "light", pixels: 200, "oksana-thumbnail")
  }

  @Test func `the picture of a wheel without a time`() throws {
    try expectPicture(of: try SampleChart.withoutTime(), "light", pixels: 300, "without-time")
  }

  @Test func `the picture of a crowded wheel`() throws {
    try expectPicture(of: try SampleChart.crowded(0), "light", pixels: 300, "crowded")
  }

  @Test(arguments: ["planet.sun.glyph", "planet.moon.degree", "house.10.number", "sign.leo"])
  func `a picture in which one mark has moved by a pixel is caught`(id: String) throws {
    let fonts = try FontBook()
    var wheel = Wheel(
      of: try SampleChart.oksana(), options: try WheelOptions(side: 300, detail: .reduced), theme: .light,
      shaper: fonts)
    func picture() throws -> Pixels {
      let png = try Renderer(fonts: fonts).png(wheel.scene(), pixelWidth: 300, info: DocumentInfo(title: ""))
      return try #require(Pixels(png: png))
    }
    let before = try picture()
    #expect(PictureTolerance().difference(try picture(), from: before.coarsened(step: 12)) == nil)
    let isMoved = wheel.moveMark(id, by: Vector(dx: 1, dy: 0))
    #expect(isMoved)
    #expect(PictureTolerance().difference(try picture(), from: before) != nil)
  }

  private func expectPicture(
    of chart: Chart, _ theme: String, pixels: Int, _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let fonts = try FontBook()
    let theme = try #require(Theme.builtIn(named: theme))
    let options = try WheelOptions(side: Double(pixels), detail: WheelOptions.Detail(pixels: pixels))
    let wheel = Wheel(of: chart, options: options, theme: theme, shaper: fonts)
    let png = try Renderer(fonts: fonts)
      .png(wheel.scene(), pixelWidth: pixels, info: DocumentInfo(title: ""))
    expectGolden(picture: png, name, sourceLocation: sourceLocation)
  }
}
