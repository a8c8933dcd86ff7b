import Drawing
import Geometry
import WheelLayout

/// What is without a course: slanted hatching.
struct VoidPainter {
  let theme: WheelTheme
  let lineWidth: Double

  /// From one line to the next, in points.
  private static let step = 2.6

  func paint(_ box: Rect, _ group: inout Scene.Group) {
    var path = Path()
    var foot = box.minX - box.height
    // Each line rises by as much as it goes to the right, cut at the sides of the box.
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
