package import AstroDrawing
import AstroGeometry

/// A scene with something of everything: rings, dashes, veils, groups with transforms, words in several scripts.
package enum Specimen {
  package static let info = DocumentInfo(title: "Specimen", description: "Rings, veils and words.")
  package static let paper = Color(0xFBF7EE)
  package static let ink = Color(0x1C1B2E)

  package static func scene(_ shaper: some TextShaper, background: Color? = paper) -> Scene {
    var scene = Scene(size: Size(width: 400, height: 440), background: background)
    scene.group("rings") { rings(&$0) }
    scene.group("veils") { veils(&$0) }
    scene.group("words") { words(&$0, shaper) }
    scene.group(
      "turned", transform: .rotation(Angle(degrees: -20)).then(.translation(Vector(dx: 40, dy: 330)))
    ) {
      $0.place(
        shaper.shape("turned · повернуто", TextStyle(.vollkornItalic, size: 16, color: ink)), at: .origin)
    }
    return scene
  }

  private static func rings(_ group: inout Scene.Group) {
    let center = Point(x: 200, y: 150)
    for index in 0..<12 {
      let sector = AnnularSector(
        center: center, inner: 90, outer: 120, start: Angle(degrees: Double(index) * 30),
        sweep: Angle(degrees: 30))
      group.fill(sector.path, Color(index % 2 == 0 ? 0xE8D9B5 : 0xC9D6E4))
    }
    group.stroke(Path(circle: center, radius: 120), Stroke(ink, width: 1.2))
    group.stroke(Path(circle: center, radius: 90), Stroke(ink, width: 0.4))
    // None is level or upright: such a line is moved onto the pixels of ours, and of no other program's.
    for index in 0..<72 {
      let direction = Angle(degrees: Double(index) * 5 + 2.5)
      let tick = Segment(
        center + Vector(length: 120, direction: direction), center + Vector(length: 126, direction: direction)
      )
      group.line(tick, Stroke(ink, width: index % 6 == 0 ? 0.8 : 0.35))
    }
  }

  private static func veils(_ group: inout Scene.Group) {
    let ends = [Point(x: 120, y: 110), Point(x: 280, y: 110), Point(x: 200, y: 238)]
    let inks = [Color(0xB03A48), Color(0x2E6F9E), Color(0x3C7D4B)]
    for (index, end) in ends.enumerated() {
      group.fill(
        Path(circle: end.interpolated(to: Point(x: 200, y: 150), by: 0.5), radius: 34),
        inks[index].opacity(0.3))
      let next = ends[(index + 1) % 3]
      let dash = [[], [5, 3], [0.01, 3]][index]
      // The level one is two rows of a picture of 600 pixels, where ours and every other program draw it alike.
      let width = [4.0 / 3, 1.5, 1.5][index]
      group.line(
        Segment(end, next), Stroke(inks[index], width: width, dash: dash, cap: index == 2 ? .round : .butt))
    }
  }

  private static func words(_ group: inout Scene.Group, _ shaper: some TextShaper) {
    let lines: [(String, TextStyle)] = [
      ("Sun ☉ 25°11′ ♈ · Moon ☽ ☌ ♃ ℞ office fjord", TextStyle(.vollkorn, size: 14, color: ink)),
      (
        "Оксана Їжакевич, «під’їзд», ґанок — 1990",
        TextStyle(.vollkorn, size: 14, color: ink, figures: .oldStyle)
      ),
      (
        "Small Capitals Капітель", TextStyle(.vollkorn, size: 14, color: ink, smallCaps: true, tracking: 0.06)
      ),
      ("14:30 UTC · 0123456789 · ♀︎ ♂️ △ □", TextStyle(.interMedium, size: 10, color: ink, figures: .tabular)),
      ("דוד בן־גוריון 123 · محمد علي · 山田太郎 · \u{10FFFD}", TextStyle(.inter, size: 12, color: ink)),
    ]
    for (index, line) in lines.enumerated() {
      group.place(shaper.shape(line.0, line.1), at: Point(x: 20, y: 350 + Double(index) * 19))
    }
  }
}
