import AstroDrawing
import AstroGeometry
import AstroThemes

/// The circles between the rings of a wheel: single lines, or in an ornate theme a line with a thinner twin.
struct RingPen {
  let wheel: Wheel

  /// - Parameters:
  ///   - radius: As a fraction of half the side.
  ///   - weight: In lines of normal weight.
  ///   - isTwinInside: Whether the twin is the smaller of two circles.
  func paint(_ radius: Double, weight: Double, isTwinInside: Bool = false, _ group: inout Scene.Group) {
    let (theme, line) = (wheel.theme, wheel.lineWidth)
    group.stroke(circle(radius, by: 0), Stroke(theme.paint(.ink), width: line * weight))
    guard theme.isOrnate else { return }
    let apart = line * RingPen.twinDistance * (isTwinInside ? -1 : 1)
    group.stroke(circle(radius, by: apart), Stroke(theme.paint(.ink), width: line * RingPen.twinWeight))
  }

  /// The distance of a line from its twin and the twin's weight, in lines of normal weight: 4 and 0.4 pixels
  /// at 1200.
  private static let twinDistance = 3.0
  private static let twinWeight = 0.3

  private func circle(_ radius: Double, by distance: Double) -> Path {
    Path(circle: wheel.dial.center, radius: radius * wheel.dial.halfSide + distance)
  }
}
