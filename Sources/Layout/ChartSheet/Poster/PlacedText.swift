import AstroDrawing
import AstroGeometry

/// Text with its position: the start of the baseline, in points.
struct PlacedText {
  var text: ShapedText
  var origin: Point

  init(text: ShapedText, origin: Point) { (self.text, self.origin) = (text, origin) }

  /// Text whose ink has its middle at a place along the line.
  init(_ text: ShapedText, centeredAt middle: Double, baseline: Double) {
    self.init(text: text, origin: Point(x: middle - text.inkBounds.center.x, y: baseline))
  }

  /// The box around the ink.
  var box: Rect { text.inkBounds.offset(by: origin - .origin) }
}
