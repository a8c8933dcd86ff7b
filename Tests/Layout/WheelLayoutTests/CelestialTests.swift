import AstroChartModel
import AstroDrawing
import AstroEphemeris
import AstroGeometry
import AstroShaping
import AstroThemes
import AstroWheelLayout
import AstroWording
import TestSupport
import Testing

/// The ornate theme: what must be read on it, its stars, and its Moon.
@Suite struct CelestialTests {
  private let fonts: FontBook
  init() throws { fonts = try FontBook() }

  private func wheel(_ chart: Chart) -> Wheel {
    Wheel(
      of: WheelFigure(of: chart), options: WheelOptions(language: "uk"),
      theme: .celestial, shaper: fonts)
  }

  @Test func `words and lines stand out on every ground`() {
    let theme = Theme.celestial
    for ground in [theme.paper, theme.disc, theme.fire, theme.earth, theme.air, theme.water] {
      for ink in [theme.ink, theme.glyphInk, theme.faintInk] { #expect(ink.contrast(on: ground) >= 6.5) }
      #expect(theme.hairline.contrast(on: ground) >= 3.7)
    }
  }

  @Test func `forty to seventy stars keep outside the zodiac and off words`() throws {
    for chart in [try SampleChart.oksana(), try SampleChart.withoutTime(), try SampleChart.crowded(1)] {
      let wheel = wheel(chart)
      let stars = wheel.scene().boxes(in: "stars")
      #expect((40...70).contains(stars.count))
      let (pixel, rim) = (wheel.size.width / 1200, wheel.plan.zodiacOuter * wheel.dial.halfSide)
      for star in stars {
        #expect(star.center.distance(to: wheel.dial.center) > rim + star.width / 2)
        let around = star.expanded(by: 12 * pixel)
        #expect(!wheel.marks.contains { $0.box.bounds.intersects(around) })
      }
      #expect(wheel.scene(isTransparent: true).boxes(in: "stars").isEmpty)
      #expect(wheel.audit(against: chart).map(\.description) == [])
    }
  }

  @Test func `the Moon is a disc in the box of its glyph, lit by its distance from the Sun`() throws {
    let chart = try SampleChart.oksana()
    let wheel = wheel(chart)
    let mark = try #require(wheel.marks.first { $0.body == .moon && $0.kind == .planetGlyph })
    let discs = wheel.scene().boxes(in: mark.id.description)
    let box = mark.box.bounds
    // The shaded disc, the lit part, and the rim around both.
    #expect(discs.count == 3 && discs.allSatisfy { box.expanded(by: 0.002).contains($0) })
    let elongation = try #require(chart.placement(of: .sun)).longitude
      .distance(forwardTo: try #require(chart.placement(of: .moon)).longitude)
    let lit = discs[1]
    let isWaxing = elongation < 180
    #expect(isWaxing ? abs(lit.maxX - discs[0].maxX) < 0.01 : abs(lit.minX - discs[0].minX) < 0.01)
    var light = wheel
    light.theme = .light
    #expect(light.scene().boxes(in: mark.id.description).isEmpty)
  }
}

extension Scene {
  /// The boxes of the paths in the groups of a label.
  fileprivate func boxes(in label: String) -> [Rect] { Scene.boxes(in: label, items, isInside: false) }

  private static func boxes(in label: String, _ items: [Item], isInside: Bool) -> [Rect] {
    items.flatMap { item -> [Rect] in
      switch item {
      case .fill(let path, _) where isInside: [path.box]
      case .stroke(let path, _) where isInside: [path.box]
      case .group(let group): boxes(in: label, group.items, isInside: isInside || group.label == label)
      default: []
      }
    }
  }
}

extension Path {
  /// The box around the ends of its pieces, which for circles in quarters is that of the path.
  fileprivate var box: Rect {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .curve(_, _, let end): points.append(end)
      case .close: break
      }
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
