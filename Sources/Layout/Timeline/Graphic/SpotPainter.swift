import AstroDrawing
import AstroGeometry
import AstroThemes

/// Draws a dot where a curve meets a natal line, a ring where it meets another curve, a bar where it turns.
struct SpotPainter {
  let theme: Theme
  let lineWidth: Double

  func paint(_ kind: GraphicEphemeris.Spot.Kind, at center: Point, _ group: inout Scene.Group) {
    let ink = theme.paint(.ink)
    switch kind {
    case .natal: group.fill(Path(circle: center, radius: GraphicPlan.dotRadius), ink)
    case .mutual:
      group.stroke(
        Path(circle: center, radius: GraphicPlan.ringRadius - 0.4), Stroke(ink, width: lineWidth * 0.9))
    case .station: group.line(SpotPainter.bar(at: center), Stroke(ink, width: 1.2 * theme.lineScale))
    }
  }

  static func bar(at center: Point) -> Segment {
    let reach = Vector(dx: 0, dy: GraphicPlan.barReach)
    return Segment(center - reach, center + reach)
  }
}
