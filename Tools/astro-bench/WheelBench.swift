import AstroSvitla

/// Measures a wheel of one sky, from the chart to each kind of file.
struct WheelBench: RowGroup {
  private let chart: Chart
  /// The same birth with the largest possible number of bodies.
  private let crowded: Chart
  private let fonts: FontBook
  private let renderer: Renderer
  private let scene: Scene
  private let info: DocumentInfo

  init(of chart: Chart, by ephemeris: SwissEphemeris, fonts: FontBook) throws {
    (self.chart, self.fonts, renderer) = (chart, fonts, Renderer(fonts: fonts))
    crowded =
      try chart.birth.map { try ephemeris.chart(of: $0, settings: ChartSettings(points: Body.points)) }
      ?? chart
    scene = WheelBench.drawn(chart, fonts)
    info = DocumentInfo(of: chart, in: .uk)
  }

  var rows: [Row] { files + pictures }

  private var files: [Row] {
    let file = chart.json
    return [
      Row(name: "chart file, written", target: 0.06, runs: 1000) { _ = chart.json },
      Row(name: "chart file, read", target: 0.2, runs: 1000) { _ = try ChartDocument(json: file) },
    ]
  }

  private var pictures: [Row] {
    let writer = SVGWriter(glyphs: fonts)
    let cairo = CairoBench(renderer: renderer)
    return [
      Row(name: "layout and scene", target: 0.35) { _ = WheelBench.drawn(chart, fonts) },
      Row(name: "layout and scene, \(crowded.placements.count) bodies", target: 4) {
        _ = Wheel(of: crowded, theme: .light, shaper: fonts).scene()
      },
      Row(name: "SVG", target: 0.5) { _ = try writer.svg(scene, info: info) },
      Row(name: "PDF", target: 3.8, floor: cairo.document(PrintDocument(scene, info: info))) {
        _ = try renderer.pdf(scene, info: info)
      },
      Row(name: "PNG, 1200 pixels", target: 9.5, floor: cairo.picture(scene, width: 1200)) {
        _ = try renderer.png(scene, pixelWidth: 1200, info: info)
      },
    ]
  }

  private static func drawn(_ chart: Chart, _ fonts: FontBook) -> Scene {
    let options = WheelOptions(caption: WheelCaption(of: chart, in: .uk), language: Language.uk.tag)
    return Wheel(of: chart, options: options, theme: .light, shaper: fonts).scene()
  }
}
