import ChartModel
import Drawing
import Geometry

/// The ground of the wheel and the twelve sectors of the zodiac.
struct ZodiacInk {
  let wheel: Wheel

  func paint(_ group: inout Scene.Group) {
    let (dial, radii) = (wheel.dial, wheel.radii)
    group.fill(circle(radii.zodiacInner), wheel.theme.disc)
    for sign in Sign.allCases {
      let sector = dial.sector(
        from: sign.start, to: sign.start + 30, inner: radii.zodiacInner, outer: radii.zodiacOuter)
      group.fill(sector.path, wheel.theme.tint(sign.element))
    }
    for sign in Sign.allCases {
      group.line(
        dial.ray(sign.start, from: radii.zodiacOuter, to: radii.zodiacInner),
        Stroke(wheel.theme.ink, width: wheel.lineWidth * 0.8))
    }
    group.stroke(circle(radii.zodiacOuter), Stroke(wheel.theme.ink, width: wheel.lineWidth * 1.3))
    group.stroke(circle(radii.zodiacInner), Stroke(wheel.theme.ink, width: wheel.lineWidth * 0.9))
    wheel.paintMarks([.signGlyph], into: &group)
  }

  private func circle(_ radius: Double) -> Path {
    Path(circle: wheel.dial.center, radius: radius * wheel.dial.halfSide)
  }
}
