import AstroChartModel
import AstroShaping
import AstroThemes
import AstroWheelLayout
import TestSupport
import Testing

/// How much is told of the bodies of several skies in a picture of a size.
@Suite struct RingDetailTests {
  @Test func `the more rings share a picture, the larger it must be to tell as much`() {
    for pixels in stride(from: 100, through: 1200, by: 50) {
      let details = (1...3).map { WheelOptions.Detail(pixels: pixels, rings: $0) }
      #expect(details == details.sorted(by: >))
    }
    #expect((1...3).map { WheelOptions.Detail(pixels: 600, rings: $0) } == [.full, .full, .full])
    #expect((1...3).map { WheelOptions.Detail(pixels: 300, rings: $0) } == [.reduced, .minimal, .minimal])
  }

  @Test(arguments: [
    (RingMinutes.none, 2, [false, false]), (.inner, 2, [true, false]), (.both, 2, [true, true]),
    (.both, 3, [false, false, false]),
  ])
  func `minutes stand in the rings that have room for them`(
    minutes: RingMinutes, rings: Int, shown: [Bool]
  ) throws {
    let chart = try SampleChart.oksana()
    var options = WheelOptions()
    options.minutes = minutes
    let around = Array(repeating: OuterSky(chart, as: .transit), count: rings - 1)
    let wheel = Wheel(
      of: WheelFigure(of: chart, around: around), options: options, theme: .light, shaper: RulerShaper())
    #expect(
      wheel.rings.map { ring in ring.bodies.contains { $0.marks.contains { $0.kind == .planetMinute } } }
        == shown)
  }

  @Test func `a body of an outer ring that names its sign mostly keeps its minute`() throws {
    let fonts = try FontBook()
    var skies = RandomSkies(seed: 41)
    var (told, silent) = (0, 0)
    var options = WheelOptions()
    options.minutes = .both
    for _ in 0..<80 {
      let wheel = Wheel(of: try skies.next(rings: 2), options: options, theme: .light, shaper: fonts)
      for body in wheel.rings[1].bodies where !body.placement.isApproximate {
        let kinds = Set(body.marks.map(\.kind))
        guard kinds.contains(.planetSign) else { continue }
        if kinds.contains(.planetMinute) { told += 1 } else { silent += 1 }
      }
    }
    #expect(told > silent * 3, "\(told) told, \(silent) silent")
  }

  @Test func `minutes of both rings go down to 900 pixels`() {
    #expect([899, 900, 1200].map(RingMinutes.init(pixels:)) == [.none, .both, .both])
  }
}
