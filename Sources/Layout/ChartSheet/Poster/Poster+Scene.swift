import AstroBylines
import AstroChartModel
package import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

extension Poster {
  /// The finished picture.
  ///
  /// - Parameter isTransparent: Whether the background stays unpainted, without its stars.
  package func scene(isTransparent: Bool = false, shaper: any TextShaper) -> Scene {
    var scene = Scene(
      size: style.size, background: isTransparent ? nil : style.theme.paint(.paper))
    let (head, lights) = (head(shaper), lights(shaper))
    let painter = byline.map { BylinePainter($0, theme: style.theme, language: language.tag, shaper: shaper) }
    let signed = painter?.placed(in: style.bylineBox, logoWidth: 150 * style.unit, size: 22 * style.unit)
    let words = (head + lights).map(\.box) + [signed?.box].compactMap(\.self)
    if !isTransparent { scene.group("ground") { paintGround(&$0, beside: words) } }
    scene.group("frame") { paintFrame(&$0) }
    scene.group("title", role: .heading(level: 1)) { group in
      for words in head { group.place(words.text, at: words.origin) }
    }
    let side = wheel.size.width / 2
    let corner = style.wheelCenter - .origin - Vector(dx: side, dy: side)
    scene.group(
      "wheel", role: .figure(alternative: chart.description(in: language)), transform: .translation(corner)
    ) { $0.add(wheel.scene(isTransparent: true)) }
    scene.group("lights", role: .paragraph) { group in
      for words in lights { group.place(words.text, at: words.origin) }
    }
    if let signed { painter?.paint(signed, into: &scene) }
    return scene
  }

  private func paintGround(_ group: inout Scene.Group, beside words: [Rect]) {
    var stars = StarField(
      of: chart.placements, in: style.theme, on: Rect(origin: .origin, size: style.size),
      around: (style.wheelCenter, wheel.dial.halfSide), beside: words + rimWords)
    stars.paint(&group)
  }

  /// The boxes of the labels around the wheel, which stars keep off and dust does not.
  private var rimWords: [Rect] {
    guard style.theme.isOrnate else { return [] }
    let corner = style.wheelCenter - wheel.dial.center
    return wheel.rimLabels.map { $0.box.bounds.offset(by: corner) }
  }

  /// Two hairlines around the page.
  private func paintFrame(_ group: inout Scene.Group) {
    for inset in PosterStyle.frameInsets {
      let frame = Rect(origin: .origin, size: style.size)
        .inset(by: Insets(all: inset * style.unit))
      group.stroke(
        Path(
          through: [
            Point(x: frame.minX, y: frame.minY), Point(x: frame.maxX, y: frame.minY),
            Point(x: frame.maxX, y: frame.maxY), Point(x: frame.minX, y: frame.maxY),
          ], closed: true), style.frame)
    }
  }
}
