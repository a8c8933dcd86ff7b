import AstroDrawing
import AstroThemes
import AstroWheelLayout
import TestSupport
import Testing

@Suite struct ThemedStrokesTests {
  private static let themes: [Theme] = [.light, .dark, .contrastLight, .contrastDark, .print]

  @Test(arguments: themes.map(\.name))
  func `strokes derived from one theme are those that are painted in another`(own: String) throws {
    let own = try #require(ThemedStrokesTests.themes.first { $0.name == own })
    for var wheel in [
      Wheel.ruled(try SampleChart.oksana()), Wheel.ruled(try SampleChart.withoutTime()),
      Wheel.ruled(try SampleChart.crowded(0, .allPoints)),
    ] {
      wheel.theme = own
      let scene = wheel.scene()
      for theme in ThemedStrokesTests.themes {
        var other = wheel
        other.theme = theme
        let (derived, painted) = (wheel.strokes(of: scene, in: theme), other.scene().strokes)
        #expect(derived.count == painted.count && !painted.isEmpty)
        for (one, two) in zip(derived, painted) {
          let isSame = one.paint == two.paint && one.cap == two.cap && one.dash.count == two.dash.count
          let lengths = zip([one.width] + one.dash, [two.width] + two.dash)
          let isAsWide = lengths.allSatisfy { abs($0 - $1) < 1e-9 }
          #expect(isSame && isAsWide, "\(one.width) \(one.dash) \(theme.name), \(two.width) \(two.dash)")
        }
      }
    }
  }
}

extension Scene {
  fileprivate var strokes: [Stroke] { Scene.strokes(in: items) }

  private static func strokes(in items: [Item]) -> [Stroke] {
    items.flatMap { item -> [Stroke] in
      switch item {
      case .stroke(_, let stroke): [stroke]
      case .group(let group): strokes(in: group.items)
      default: []
      }
    }
  }
}
