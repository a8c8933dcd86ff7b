package import AstroDrawing
package import AstroGeometry

/// A text or symbol at its place in a calendar picture.
package struct TimelineMark: Hashable, Sendable {
  /// Unique within a picture, such as `passage.saturn.square.sun.date.2`.
  package var id: String
  package var text: ShapedText
  /// Where the baseline starts, in points.
  package var origin: Point
  /// The tooltip for somebody who points at the mark.
  package var title: String

  init(_ id: String, _ text: ShapedText, at origin: Point, title: String) {
    (self.id, self.text, self.origin, self.title) = (id, text, origin, title)
  }

  /// Places a text on a baseline so that its ink starts at a given position.
  init(_ id: String, _ text: ShapedText, inkFrom left: Double, baseline: Double, title: String) {
    self.init(id, text, at: Point(x: left - text.inkBounds.minX, y: baseline), title: title)
  }

  /// Places a text on a baseline so that its ink is centered on a given position.
  init(_ id: String, _ text: ShapedText, centeredOn x: Double, baseline: Double, title: String) {
    self.init(id, text, at: Point(x: x - text.inkBounds.center.x, y: baseline), title: title)
  }

  /// The box around the actual ink.
  package var box: Rect { text.inkBounds.offset(by: origin - .origin) }
}

extension Scene.Group {
  /// Draws a mark at its place, as a group of its own.
  mutating func set(_ mark: TimelineMark) {
    group(mark.id, title: mark.title) { $0.place(mark.text, at: mark.origin) }
  }
}
