import AstroChartModel
import AstroDrawing
import AstroThemes
import AstroWheelLayout
import AstroWording
import TestSupport
import Testing

/// How an eye tells whose body it looks at.
@Suite struct RingInkTests {
  @Test func `the outermost sky has the second ink, one between the third`() throws {
    let chart = try SampleChart.oksana()
    for (rings, tokens) in [(2, ["ink", "secondInk"]), (3, ["ink", "thirdInk", "secondInk"])] {
      let around = Array(repeating: OuterSky(chart, as: .transit), count: rings - 1)
      let wheel = Wheel(of: WheelFigure(of: chart, around: around), theme: .dark, shaper: RulerShaper())
      let inks = wheel.rings.map { ring in
        Set(ring.bodies.compactMap { $0.marks.first?.text.runs.first?.paint.token })
      }
      #expect(inks == tokens.map { [$0] })
    }
  }

  @Test func `two skies in inks too alike are found, in one ink they are not`() {
    var theme = Theme.light
    theme.secondInk = Color(0x24211C)
    #expect(theme.checks().filter { $0.kind == .skies }.count == ColorVision.allCases.count)
    theme.secondInk = theme.ink
    #expect(theme.checks().isEmpty)
  }

  @Test(arguments: Theme.builtIn)
  func `every ink of a sky is nearly as strong as the first`(theme: Theme) {
    let strength = theme.ink.contrast(on: theme.disc)
    for ink in [theme.secondInk, theme.thirdInk] { #expect(ink.contrast(on: theme.disc) > 0.6 * strength) }
  }

  @Test func `words of a shallow ring get smaller before any is left out`() throws {
    var skies = RandomSkies(seed: 4)
    for _ in 0..<12 {
      let wheel = Wheel(of: try skies.next(rings: 3), theme: .light, shaper: RulerShaper())
      let degrees = wheel.seats.count { seat in seat.marks.contains { $0.kind == .planetDegree } }
      // Only where a crowd stands in tiers is there no room at all.
      #expect(Double(degrees) > 0.9 * Double(wheel.seats.count))
    }
  }
}
