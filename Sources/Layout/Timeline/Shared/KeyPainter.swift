import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout

/// Draws the samples of a key in the same way as the things that they explain.
struct KeyPainter {
  let theme: Theme
  let lineWidth: Double

  func paint(_ swatch: KeySwatch, _ group: inout Scene.Group) {
    let box = swatch.box
    switch swatch.kind {
    case .band(let nature):
      let curve = [
        Point(x: box.minX, y: box.maxY - 1), Point(x: box.center.x, y: box.minY + 1),
        Point(x: box.maxX, y: box.maxY - 1),
      ]
      BandPainter(theme: theme, lineWidth: lineWidth)
        .paintCurve(curve, nature, baseline: box.maxY - 1, &group)
    case .retrograde:
      let bar = Rect(x: box.minX, y: box.maxY - 2.4, width: box.width, height: 1.5)
      group.fill(Path(bar), theme.paint(.retrograde))
    case .eclipse:
      group.stroke(ring(in: box), Stroke(theme.paint(.accent), width: lineWidth * 1.5))
    case .phase:
      group.stroke(ring(in: box), Stroke(theme.paint(.ink), width: lineWidth))
    case .voidBar:
      let bar = Rect(
        center: box.center, size: Size(width: box.width, height: MoonYearPlan.voidHeight))
      group.fill(Path(bar), theme.paint(.faintInk))
    case .void:
      VoidPainter(theme: theme, lineWidth: lineWidth).paint(box, &group)
    case .peak:
      group.line(
        Segment(Point(x: box.minX, y: box.center.y), Point(x: box.maxX, y: box.center.y)),
        Stroke(theme.paint(.ink), width: LifePicture.barWidth))
    case .loosed:
      group.line(
        Segment(Point(x: box.center.x, y: box.minY), Point(x: box.center.x, y: box.maxY)),
        Stroke(theme.paint(.accent), width: LifePicture.barWidth))
    case .natalLine:
      group.line(
        Segment(Point(x: box.minX, y: box.center.y), Point(x: box.maxX, y: box.center.y)),
        GraphicType(theme: theme).natalLine)
    case .dot: SpotPainter(theme: theme, lineWidth: lineWidth).paint(.natal, at: box.center, &group)
    case .ring: SpotPainter(theme: theme, lineWidth: lineWidth).paint(.mutual, at: box.center, &group)
    case .station: SpotPainter(theme: theme, lineWidth: lineWidth).paint(.station, at: box.center, &group)
    }
  }

  private func ring(in box: Rect) -> Path {
    Path(circle: box.center, radius: min(box.height / 2 - 0.5, YearTimeline.eclipseRadius))
  }
}
