import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes

/// Paints the background of the wheel and the twelve sectors of the zodiac.
struct ZodiacPainter {
  let wheel: Wheel
  let titles: WheelTitles

  func paint(_ group: inout Scene.Group) {
    let (dial, plan) = (wheel.dial, wheel.plan)
    group.fill(circle(plan.zodiacInner), wheel.theme.paint(.disc))
    for sign in Sign.allCases {
      let sector = dial.sector(
        from: sign.start, to: sign.start + 30, inner: plan.zodiacInner, outer: plan.zodiacOuter)
      group.fill(sector.path, wheel.theme.paint(of: sign.element))
    }
    for sign in Sign.allCases {
      group.line(
        dial.ray(sign.start, from: plan.zodiacOuter, to: plan.zodiacInner),
        Stroke(wheel.theme.paint(.ink), width: wheel.lineWidth * 0.8))
    }
    RingPen(wheel: wheel).paint(plan.zodiacOuter, weight: 1.3, &group)
    RingPen(wheel: wheel).paint(plan.zodiacInner, weight: 0.9, &group)
    for mark in wheel.signs {
      if case .sign(let sign) = mark.id.subject { group.set(mark, title: titles.title(of: sign)) }
    }
  }

  private func circle(_ radius: Double) -> Path {
    Path(circle: wheel.dial.center, radius: radius * wheel.dial.halfSide)
  }
}
