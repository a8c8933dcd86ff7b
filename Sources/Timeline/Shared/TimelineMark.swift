package import Drawing
package import Geometry

/// Words or symbols at their place in a picture of a calendar.
package struct TimelineMark: Hashable, Sendable {
  /// Unique within a picture, as in `passage.saturn.square.sun.date.2`.
  package var id: String
  package var text: ShapedText
  /// Where the baseline starts, in points.
  package var origin: Point
  /// What it says to whoever points at it.
  package var title: String

  init(_ id: String, _ text: ShapedText, at origin: Point, title: String) {
    (self.id, self.text, self.origin, self.title) = (id, text, origin, title)
  }

  /// Words whose ink starts at a place, on a baseline.
  init(_ id: String, _ text: ShapedText, inkFrom left: Double, baseline: Double, title: String) {
    self.init(id, text, at: Point(x: left - text.inkBounds.minX, y: baseline), title: title)
  }

  /// Words whose ink is centered on a place, on a baseline.
  init(_ id: String, _ text: ShapedText, centeredOn x: Double, baseline: Double, title: String) {
    self.init(id, text, at: Point(x: x - text.inkBounds.center.x, y: baseline), title: title)
  }

  /// The box of the true ink.
  package var box: Rect { text.inkBounds.offset(by: origin - .origin) }
}

extension Scene.Group {
  /// Sets a mark where it stands, as a group of its own.
  mutating func set(_ mark: TimelineMark) {
    group(mark.id, title: mark.title) { $0.place(mark.text, at: mark.origin) }
  }
}
