import AstroSvitla

/// Measures a wheel of two skies: a birth with many bodies around it, and every line between the two.
struct RingBench {
  private let base: Chart
  private let around: OuterSky
  private let fonts: FontBook

  init(of chart: Chart, around other: Chart, fonts: FontBook) {
    (base, self.fonts) = (chart, fonts)
    around = OuterSky(other, as: .partner, caption: "Тарас")
  }

  func measure() throws {
    let options = WheelOptions(caption: WheelCaption(of: base, around: [around], in: .uk), language: "uk")
    let layout = Stopwatch.median { _ = drawn(options) }
    Table.line("two rings, layout and scene", layout, target: 0.8, unit: "ms")
    let (scene, renderer) = (drawn(options), Renderer(fonts: fonts))
    let info = DocumentInfo(of: base, around: [around], in: .uk)
    let writer = SVGWriter(glyphs: fonts)
    let svg = try Stopwatch.median { _ = try writer.svg(scene, info: info) }
    Table.line("two rings, SVG", svg, target: 1.5, unit: "ms")
    let png = try Stopwatch.median { _ = try renderer.png(scene, pixelWidth: 1200, info: info) }
    Table.line("two rings, PNG, 1200 pixels", png, target: 15, unit: "ms")
  }

  private func drawn(_ options: WheelOptions) -> Scene {
    Wheel(of: WheelFigure(of: base, around: [around]), options: options, theme: .light, shaper: fonts).scene()
  }
}
