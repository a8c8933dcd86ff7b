import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroSvitla
import AstroSvitlaCore
import AstroThemes
import AstroWheelLayout
import AstroWording

/// A wheel with labels for its parts.
struct LabelledWheel {
  private let wheel: Wheel
  private let shaper: any TextShaper

  private static let margin = 170.0

  init(_ chart: Chart, shaper: any TextShaper) {
    self.shaper = shaper
    let options = WheelOptions(caption: WheelCaption(of: chart, in: .en), language: Language.en.tag)
    wheel = Wheel(of: chart, options: options, theme: .light, shaper: shaper)
  }

  func scene() -> Scene {
    let picture = wheel.scene()
    let corner = Vector(dx: LabelledWheel.margin, dy: 0)
    var scene = Scene(
      size: Size(
        width: picture.size.width + 2 * LabelledWheel.margin, height: picture.size.height),
      background: picture.background)
    scene.group("wheel", transform: .translation(corner)) { $0.add(picture) }
    var callouts = Callouts(
      around: Rect(origin: .origin + corner, size: picture.size), shaper: shaper)
    for (name, place) in parts { callouts.name(name, place.map { $0 + corner }) }
    callouts.draw(in: &scene, ink: wheel.theme.ink, line: wheel.theme.accent)
    return scene
  }

  private var parts: [(String, Point?)] {
    rings + stack + houses + aspects + [
      ("title", edge(of: wheel.captions.first)), ("key", edge(of: wheel.captions.last)),
    ]
  }

  /// Where a label's line ends at a mark: on the side away from the center.
  private func edge(of mark: Mark?) -> Point? {
    guard let box = mark?.box.bounds else { return nil }
    let isLeft = box.center.x < wheel.dial.center.x
    return Point(x: isLeft ? box.minX - 3 : box.maxX + 3, y: box.center.y)
  }

  /// The parts in circles around the center.
  private var rings: [(String, Point?)] {
    let (dial, plan) = (wheel.dial, wheel.plan)
    return [
      ("zodiac ring", dial.point(dial.origin + 103, radius: (plan.zodiacOuter + plan.zodiacInner) / 2)),
      ("sign", edge(of: wheel.signs.first { $0.id.subject == .sign(.gemini) })),
      ("ruler", dial.point(dial.origin + 311, radius: (plan.zodiacInner + plan.rulerInner) / 2)),
      ("aspect circle", dial.point(dial.origin + 286, radius: plan.aspectOuter)),
    ]
  }

  /// The marks of a body, from top to bottom.
  private var stack: [(String, Point?)] {
    func mark(_ body: Body, _ kind: Mark.Kind) -> Point? {
      edge(of: wheel.seats.first { $0.placement.body == body }?.marks.first { $0.kind == kind })
    }
    let moved = wheel.seats.first { $0.placement.body == .venus || $0.placement.body == .uranus }
    return [
      ("glyph", mark(.sun, .planetGlyph)), ("degree", mark(.sun, .planetDegree)),
      ("sign of the degree", mark(.sun, .planetSign)), ("minutes", mark(.sun, .planetMinute)),
      ("retrograde mark", mark(.neptune, .planetRetrograde) ?? mark(.uranus, .planetRetrograde)),
      ("tick", moved?.tick.midpoint), ("leader", moved?.leader.segments.first?.midpoint),
    ]
  }

  private var houses: [(String, Point?)] {
    [
      ("house number", edge(of: wheel.houseNumbers.first { $0.id.subject == .house(2) })),
      ("cusp", wheel.cusps.first { $0.house == 2 }?.segment.midpoint),
      (
        "cusp label",
        edge(of: wheel.rimLabels.filter { $0.kind == .cuspLabel }.min { $0.center.x < $1.center.x })
      ),
      (
        "angle label",
        edge(of: wheel.rimLabels.filter { $0.kind == .angleLabel }.min { $0.center.x < $1.center.x })
      ),
      ("axis", wheel.cusps.first { $0.angle == .imumCoeli }?.segment.midpoint),
    ]
  }

  private var aspects: [(String, Point?)] {
    let glyphs = wheel.chords.compactMap(\.glyph)
    let line = wheel.chords.min {
      $0.segment.start.x + $0.segment.end.x < $1.segment.start.x + $1.segment.end.x
    }
    return [
      ("aspect line", line.map { $0.segment.start.interpolated(to: $0.segment.end, by: 0.8) }),
      ("aspect glyph", edge(of: glyphs.min { $0.center.y > $1.center.y })),
    ]
  }
}
