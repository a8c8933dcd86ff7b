import AstroChartModel
import AstroEphemeris
import AstroGeometry
import AstroShaping
import AstroThemes
import TestSupport
import Testing

@testable import AstroWheelLayout

/// What leaders say of crowds, in small pictures and with every body there is.
@Suite struct LeaderLawTests {
  /// Skies with up to 29 bodies, alone and in rings.
  private static func figures() throws -> [WheelFigure] {
    var births = RandomBirths(seed: 2880)
    let charts =
      try (0..<60).compactMap { _ in births.next() }
      .map { try SwissEphemeris().chart(of: $0, settings: .allPoints) }
      + KnownBirths.crowded.indices.flatMap {
        [try SampleChart.crowded($0, .allPoints), try SampleChart.crowded($0)]
      }
    var skies = VariedSkies(seed: 2890)
    return try charts.map { WheelFigure(of: $0) } + (0..<90).map { try skies.next(rings: $0 < 60 ? 2 : 3) }
  }

  @Test(arguments: [300.0, 600, 1200])
  func `leaders neither cross nor come within half a pixel of the glyph of another`(pixels: Double) throws {
    let fonts = try FontBook()
    let options = try WheelOptions(side: pixels, detail: WheelOptions.Detail(pixels: Int(pixels)))
    for figure in try Self.figures() {
      let wheel = Wheel(of: figure, options: options, theme: .light, shaper: fonts)
      let width = WheelMetrics(halfSide: pixels / 2, detail: wheel.detail).leaderWidth(in: .light)
      for ring in wheel.rings {
        #expect(ring.crossedLeaders() == [])
        for body in ring.bodies {
          let others = ring.bodies.filter { $0.id != body.id }.flatMap(\.marks)
          let near = others.filter { mark in
            let box = Footprint.Block(of: mark.text, at: mark.center)
            return body.leader.segments.contains { box.isCrossed(by: $0, gap: width / 2 + 0.5) }
          }
          #expect(near.map(\.id) == [], "\(body.id) of \(ring.bodies.count)")
        }
      }
    }
  }
}
