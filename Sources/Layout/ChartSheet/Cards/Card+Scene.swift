import AstroBylines
package import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout

extension Card {
  /// The finished picture.
  ///
  /// - Parameter isTransparent: Whether the background stays unpainted, without its stars.
  package func scene(isTransparent: Bool = false, shaper: any TextShaper) -> Scene {
    let painter = byline.map { BylinePainter($0, theme: style.theme, language: language, shaper: shaper) }
    let signed = painter?.placed(in: style.bylineBox, logoWidth: 150, size: 22)
    var scene = Scene(size: style.size, background: isTransparent ? nil : style.theme.paint(.paper))
    if !isTransparent { scene.group("ground") { paintGround(&$0, beside: signed?.box) } }
    scene.group("frame") { group in
      for inset in CardPlan.frameInsets {
        let frame = Rect(origin: .origin, size: style.size).inset(by: Insets(all: inset))
        group.stroke(Path(frame), style.frame)
      }
    }
    for block in blocks { paint(block, &scene) }
    if let signed { painter?.paint(signed, into: &scene) }
    return scene
  }

  private func paint(_ block: CardBlock, _ scene: inout Scene) {
    scene.group(block.label, role: block.role) { group in
      for shape in block.shapes { paint(shape, &group) }
      for words in block.words { group.place(words.text, at: words.origin) }
    }
  }

  private func paint(_ shape: CardBlock.Shape, _ group: inout Scene.Group) {
    switch shape {
    case .wheel(let wheel, let center, let alternative):
      let corner = Affine.translation(center - wheel.dial.center)
      group.group("wheel", role: .figure(alternative: alternative), transform: corner) {
        $0.add(wheel.ornamentScene())
      }
    case .fill(let path, let paint): group.fill(path, paint)
    case .line(let line, let stroke): group.line(line, stroke)
    case .moon(let disc): disc.paint(&group, in: style.theme, lineWidth: 2 * style.theme.lineScale)
    }
  }

  private func paintGround(_ group: inout Scene.Group, beside byline: Rect?) {
    let wheel = wheels.first.map { ($0.center, $0.radius + 10) }
    let boxes = blocks.flatMap { $0.words.map(\.box) + $0.solids } + [byline].compactMap(\.self)
    var stars = StarField(
      of: placements, in: style.theme, on: Rect(origin: .origin, size: style.size),
      around: wheel ?? (.origin, 0), beside: boxes)
    stars.paint(&group)
  }

  /// The wheels, each with the middle and the radius of the circle that it fills.
  var wheels: [(wheel: Wheel, center: Point, radius: Double)] {
    blocks.flatMap(\.shapes).compactMap { shape in
      guard case .wheel(let wheel, let center, _) = shape else { return nil }
      return (wheel, center, wheel.plan.zodiacOuter * wheel.dial.halfSide)
    }
  }
}
