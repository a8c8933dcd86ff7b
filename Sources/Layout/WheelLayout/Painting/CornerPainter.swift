import AstroDrawing
import AstroGeometry
import AstroThemes

/// Paints the words in the corners, and what is next to them.
struct CornerPainter {
  let wheel: Wheel

  func paint(_ group: inout Scene.Group) {
    for sign in wheel.cornerSigns {
      switch sign.kind {
      case .moon(let elongation): paintMoon(in: sign.box, elongation, &group)
      case .key(let item): paint(item, in: sign.box, &group)
      }
    }
    for mark in wheel.captions { group.set(mark, title: mark.words) }
  }

  // MARK: - The Moon

  /// Paints the Moon as it is seen from northern latitudes: lit on the right while it is waxing.
  ///
  /// The terminator is half of an ellipse whose half width is the radius times the cosine of the elongation.
  private func paintMoon(in box: Rect, _ elongation: Double, _ group: inout Scene.Group) {
    let radius = box.height * CornerSign.moonRadius
    let center = Point(x: box.minX + radius, y: box.center.y)
    let angle = Angle(degrees: elongation)
    let isWaxing = elongation < 180
    let disc = Path(circle: center, radius: radius)
    group.fill(disc, Paint(wheel.theme.moonShade, token: "moonShade"))
    group.fill(
      lit(center, radius, edge: angle.cosine * radius * (isWaxing ? 1 : -1), isWaxing),
      Paint(wheel.theme.moonLight, token: "moonLight"))
    group.stroke(disc, Stroke(wheel.theme.paint(.ink), width: wheel.lineWidth * 0.8))
  }

  /// The outline of the lit part: half the rim on the lit side, and back along the terminator.
  ///
  /// - Parameter edge: How far to the right of the center the terminator crosses the horizontal diameter, in
  ///   points.
  private func lit(_ center: Point, _ radius: Double, edge: Double, _ isWaxing: Bool) -> Path {
    let steps = 24
    let side = isWaxing ? 1.0 : -1.0
    let rim = (0...steps).map { step in
      let turn = Angle(degrees: -90 + 180 * Double(step) / Double(steps))
      return Point(x: center.x + side * radius * turn.cosine, y: center.y + radius * turn.sine)
    }
    let back = (0...steps).reversed().map { step in
      let turn = Angle(degrees: -90 + 180 * Double(step) / Double(steps))
      return Point(x: center.x + edge * turn.cosine, y: center.y + radius * turn.sine)
    }
    return Path(through: rim + back, closed: true)
  }

  // MARK: - The key

  private func paint(_ item: WheelCaption.KeyItem, in box: Rect, _ group: inout Scene.Group) {
    let line = Segment(Point(x: box.minX, y: box.center.y), Point(x: box.maxX, y: box.center.y))
    let ink = wheel.theme.paint(.faintInk)
    let width = wheel.lineWidth * (item == .tight ? 2.2 : 1.2)
    group.line(
      line,
      Stroke(ink, width: width, dash: item == .separating ? ChordPen.separating(wheel.lineWidth) : []))
  }
}
