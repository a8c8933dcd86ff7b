import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes

/// Paints the cusp lines, the horizon and the meridian, and the ring of house numbers.
struct HousePainter {
  let wheel: Wheel
  let titles: WheelTitles

  func paint(_ group: inout Scene.Group) {
    paintRings(&group)
    // The angles are painted last, so that the horizon and the meridian are on top where two lines meet.
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

  /// The stroke of an angle.
  ///
  /// The Ascendant is the most prominent, then the Midheaven, then the other two.
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
    RingPen(wheel: wheel).paint(plan.aspectOuter, weight: 0.8, isTwinInside: true, &group)
  }

  private func circle(_ radius: Double) -> Path {
    Path(circle: wheel.dial.center, radius: radius * wheel.dial.halfSide)
  }

  /// Paints an axis: a thin line through the zodiac, a heavier one between rim and label, and the shaft if no
  /// cusp continues the axis inwards.
  private func paint(_ axis: AxisLine, _ group: inout Scene.Group) {
    let (stroke, dial, degrees) = (stroke(of: axis.angle), wheel.dial, axis.longitude.degrees)
    group.line(
      dial.ray(degrees, from: wheel.plan.zodiacOuter, to: wheel.plan.zodiacInner),
      Stroke(wheel.theme.paint(.ink), width: wheel.lineWidth * 0.7))
    group.line(Segment(axis.segment.start, dial.point(degrees, radius: wheel.plan.zodiacOuter)), stroke)
    if let shaft = axis.shaft { group.line(shaft, stroke) }
    if axis.angle == .ascendant { group.fill(arrowhead(at: degrees), wheel.theme.paint(.accent)) }
  }

  /// The arrow across the ruler that points to the degree of the Ascendant.
  private func arrowhead(at degrees: Double) -> Path {
    let (dial, plan) = (wheel.dial, wheel.plan)
    let width = wheel.arrowWidth
    return Path(
      through: [
        dial.point(degrees, radius: plan.zodiacInner),
        dial.point(degrees - width, radius: plan.rulerInner),
        dial.point(degrees + width, radius: plan.rulerInner),
      ], closed: true)
  }
}

extension Wheel {
  /// Half the width of the arrow at the Ascendant, in degrees.
  var arrowWidth: Double { detail.arrowWidth }
}

extension WheelOptions.Detail {
  /// Half the width of the arrow at the Ascendant, in degrees.
  var arrowWidth: Double { self == .full ? 1.5 : 2.4 }
}
