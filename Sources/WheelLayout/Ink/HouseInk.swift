import ChartModel
import Drawing
import Geometry

/// Cusp lines, the horizon and the meridian, the ring of house numbers.
struct HouseInk {
  let wheel: Wheel

  func paint(_ group: inout Scene.Group) {
    paintRings(&group)
    for cusp in wheel.cusps where cusp.angle == nil { group.line(cusp.segment, lesser) }
    for cusp in wheel.cusps {
      if let angle = cusp.angle { group.line(cusp.segment, stroke(of: angle)) }
    }
    for tick in wheel.labelTicks { group.line(tick, lesser) }
    for axis in wheel.axes { paint(axis, &group) }
    wheel.paintMarks([.houseNumber], into: &group)
  }

  private var lesser: Stroke { Stroke(wheel.theme.hairline, width: wheel.lineWidth * 0.75) }

  /// The Ascendant speaks loudest, its axis and the meridian after it.
  private func stroke(of angle: ChartAngle) -> Stroke {
    switch angle {
    case .ascendant: Stroke(wheel.theme.accent, width: wheel.lineWidth * 3)
    case .midheaven: Stroke(wheel.theme.ink, width: wheel.lineWidth * 2)
    case .descendant, .imumCoeli: Stroke(wheel.theme.ink, width: wheel.lineWidth * 1.6)
    }
  }

  private func paintRings(_ group: inout Scene.Group) {
    let radii = wheel.radii
    if !wheel.cusps.isEmpty { group.stroke(circle(radii.columnInner), lesser) }
    group.stroke(circle(radii.aspectOuter), Stroke(wheel.theme.ink, width: wheel.lineWidth * 0.8))
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
        wheel.dial.ray(axis.longitude.degrees, from: wheel.radii.zodiacInner, to: wheel.radii.rulerInner),
        stroke)
    }
    if axis.angle == .ascendant { group.fill(arrowhead(at: axis.longitude.degrees), wheel.theme.accent) }
  }

  /// A pointer across the ruler to the degree that was rising.
  private func arrowhead(at degrees: Double) -> Path {
    let (dial, radii) = (wheel.dial, wheel.radii)
    let width = wheel.detail == .full ? 1.5 : 2.4
    return Path(
      through: [
        dial.point(degrees, radius: radii.zodiacInner),
        dial.point(degrees - width, radius: radii.rulerInner),
        dial.point(degrees + width, radius: radii.rulerInner),
      ], closed: true)
  }
}
