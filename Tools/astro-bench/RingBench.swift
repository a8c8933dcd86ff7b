import AstroSvitla

/// Measures a wheel of two skies: a birth with many bodies around it, and every line between the two.
struct RingBench: RowGroup {
  private let base: Chart
  private let around: OuterSky
  private let fonts: FontBook

  private let scene: Scene
  private let info: DocumentInfo
  private let renderer: Renderer

  init(of base: Chart, around other: Chart, fonts: FontBook) {
    (self.base, self.fonts, renderer) = (base, fonts, Renderer(fonts: fonts))
    around = OuterSky(other, as: .partner, caption: "Тарас")
    scene = RingBench.drawn(base, around, fonts)
    info = DocumentInfo(of: base, around: [around], in: .uk)
  }

  var rows: [Row] {
    let writer = SVGWriter(glyphs: fonts)
    return [
      Row(name: "two rings, layout and scene", target: 0.7) { _ = RingBench.drawn(base, around, fonts) },
      Row(name: "two rings, SVG", target: 1.5) { _ = try writer.svg(scene, info: info) },
      Row(name: "two rings, PNG, 1200 pixels", target: 15) {
        _ = try renderer.png(scene, pixelWidth: 1200, info: info)
      },
    ]
  }

  private static func drawn(_ base: Chart, _ around: OuterSky, _ fonts: FontBook) -> Scene {
    let options = WheelOptions(caption: WheelCaption(of: base, around: [around], in: .uk), language: "uk")
    return Wheel(of: WheelFigure(of: base, around: [around]), options: options, theme: .light, shaper: fonts)
      .scene()
  }
}
