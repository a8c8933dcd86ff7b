import ChartModel
import Drawing
import Geometry

/// Cusp lines, the horizon and the meridian, the ring of house numbers.
struct HousePainter {
  let wheel: Wheel
  let titles: WheelTitles

  func paint(_ group: inout Scene.Group) {
    paintRings(&group)
    // The angles last: where two lines meet, the horizon and the meridian lie on top.
    for cusp in wheel.cusps where cusp.angle == nil { paint(cusp, lesser, &group) }
    for cusp in wheel.cusps {
      if let angle = cusp.angle { paint(cusp, stroke(of: angle), &group) }
    }
    for tick in wheel.labelTicks { group.line(tick, lesser) }
    for axis in wheel.axes {
      let id = ElementID(.axis(axis.angle)).description
      group.group(id, title: titles.title(of: axis)) { paint(axis, &$0) }
    }
    for mark in wheel.houseNumbers {
      if case .house(let house) = mark.id.subject { group.set(mark, title: titles.title(ofHouse: house)) }
    }
  }

  private func paint(_ cusp: CuspLine, _ stroke: Stroke, _ group: inout Scene.Group) {
    group.group(ElementID(.cusp(cusp.house)).description, title: titles.title(of: cusp)) {
      $0.line(cusp.segment, stroke)
    }
  }

  private var lesser: Stroke { Stroke(wheel.theme.paint(.hairline), width: wheel.lineWidth * 0.75) }

  /// The Ascendant speaks loudest, its axis and the meridian after it.
  private func stroke(of angle: ChartAngle) -> Stroke {
    switch angle {
    case .ascendant: Stroke(wheel.theme.paint(.accent), width: wheel.lineWidth * 3)
    case .midheaven: Stroke(wheel.theme.paint(.ink), width: wheel.lineWidth * 2)
    case .descendant, .imumCoeli: Stroke(wheel.theme.paint(.ink), width: wheel.lineWidth * 1.6)
    }
  }

  private func paintRings(_ group: inout Scene.Group) {
    let plan = wheel.plan
    if !wheel.cusps.isEmpty { group.stroke(circle(plan.houseOuter), lesser) }
    for ring in plan.bands.indices {
      guard let divider = plan.divider(around: ring) else { continue }
      for edge in [divider.lowerBound, divider.upperBound] { group.stroke(circle(edge), lesser) }
    }
    group.stroke(circle(plan.aspectOuter), Stroke(wheel.theme.paint(.ink), width: wheel.lineWidth * 0.8))
  }

  private func circle(_ radius: Double) -> Path {
    Path(circle: wheel.dial.center, radius: radius * wheel.dial.halfSide)
  }

  /// The tick between rim and label; where no cusp carries the axis inwards, one across the ruler as well.
  private func paint(_ axis: AxisLine, _ group: inout Scene.Group) {
    let stroke = stroke(of: axis.angle)
    group.line(axis.segment, stroke)
    let isCusp = wheel.cusps.contains { $0.angle == axis.angle }
    if !isCusp {
      group.line(
        wheel.dial.ray(axis.longitude.degrees, from: wheel.plan.zodiacInner, to: wheel.plan.rulerInner),
        stroke)
    }
    if axis.angle == .ascendant {
      group.fill(arrowhead(at: axis.longitude.degrees), wheel.theme.paint(.accent))
    }
  }

  /// A pointer across the ruler to the degree that was rising.
  private func arrowhead(at degrees: Double) -> Path {
    let (dial, plan) = (wheel.dial, wheel.plan)
    let width = wheel.detail == .full ? 1.5 : 2.4
    return Path(
      through: [
        dial.point(degrees, radius: plan.zodiacInner),
        dial.point(degrees - width, radius: plan.rulerInner),
        dial.point(degrees + width, radius: plan.rulerInner),
      ], closed: true)
  }
}
