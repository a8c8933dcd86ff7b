import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout

/// Draws a body's motion: signs in the tints of their elements, and a bar below where it is retrograde.
struct MotionStripPainter {
  let theme: Theme
  let lineWidth: Double

  /// The strength of an element's tint: weaker than in a wheel, because bands are more important.
  static let tint = 0.7

  func paint(_ strip: MotionStrip, _ group: inout Scene.Group) {
    for stretch in strip.signs where stretch.to > stretch.from {
      let box = Rect(
        x: stretch.from, y: strip.box.minY, width: stretch.to - stretch.from, height: strip.box.height)
      group.fill(Path(box), theme.paint(of: stretch.sign.element).opacity(MotionStripPainter.tint))
    }
    for range in strip.retrograde {
      group.fill(Path(MotionStripPainter.bar(range, in: strip.box)), theme.paint(.retrograde))
    }
    for tick in strip.ticks { paint(tick, in: strip.box, &group) }
    for mark in strip.marks { group.set(mark) }
  }

  /// The bar along the lower edge, below the labels.
  static func bar(_ range: ClosedRange<Double>, in box: Rect) -> Rect {
    Rect(x: range.lowerBound, y: box.maxY - 1.5, width: range.upperBound - range.lowerBound, height: 1.5)
  }

  private func paint(_ tick: MotionStrip.Tick, in box: Rect, _ group: inout Scene.Group) {
    let line = Segment(Point(x: tick.x, y: box.minY), Point(x: tick.x, y: box.maxY))
    group.line(
      line,
      Stroke(
        tick.isStation ? theme.paint(.retrograde) : theme.paint(.ink),
        width: lineWidth * (tick.isStation ? 1.1 : 0.8)))
  }
}
