import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout

/// Draws the void times of the Moon as slanted hatching.
struct VoidPainter {
  let theme: Theme
  let lineWidth: Double

  /// The distance from one line to the next, in points.
  private static let step = 2.6

  func paint(_ box: Rect, _ group: inout Scene.Group) {
    var path = Path()
    var foot = box.minX - box.height
    // Each line rises at 45°, clipped at the sides of the box.
    while foot < box.maxX {
      let (left, right) = (max(foot, box.minX), min(foot + box.height, box.maxX))
      if right > left {
        path.append(
          Path(through: [
            Point(x: left, y: box.maxY - (left - foot)), Point(x: right, y: box.maxY - (right - foot)),
          ]))
      }
      foot += VoidPainter.step
    }
    group.stroke(path, Stroke(theme.paint(.faintInk), width: lineWidth * 0.7))
  }
}
