import AstroBytes
import AstroDrawing
import AstroGeometry

extension PathData {
  /// The units per em of written outlines, whatever those of the face are: a finer grid could not be seen.
  static let unitsPerEm = 1000.0

  /// The outline of a glyph, with y growing downwards as on the page.
  ///
  /// - Parameter unitsPerEm: The units per em of the outline's face.
  init(_ outline: GlyphOutline, unitsPerEm: Double, behind markup: consuming Markup = Markup()) {
    self.init(decimals: 1, behind: markup)
    let grid = GlyphGrid(scale: PathData.unitsPerEm / unitsPerEm)
    let elements = outline.elements
    var start = Point.origin
    /// The control point with which a quadratic curve would continue smoothly from the last one.
    var smooth: Place?
    for (index, element) in elements.enumerated() {
      let next = index + 1 < elements.count ? elements[index + 1] : nil
      switch element {
      case .move(let p):
        start = p
        move(to: grid.place(p))
      case .line(let p):
        // Closing the outline draws the line back to its start.
        if next != .close || p != start { line(to: grid.place(p)) }
      case .quadratic(let control, let p):
        let (turn, end) = (grid.place(control), grid.end(p, of: control, before: next))
        if turn == smooth { smoothCurve(to: end) } else { curve(turn, to: end) }
        smooth = Place(x: 2 * end.x - turn.x, y: 2 * end.y - turn.y)
        continue
      case .cubic(let p, let q, let r): curve(grid.place(p), grid.place(q), to: grid.place(r))
      case .close: close()
      }
      smooth = nil
    }
  }
}

/// The grid of written outlines: whole units, as numbers of tenths.
private struct GlyphGrid {
  /// Written units per unit of the face.
  let scale: Double

  /// The nearest point of the grid.
  ///
  /// In a face, y grows upwards, here downwards.
  func place(_ point: Point) -> PathData.Place {
    PathData.Place(
      x: 10 * Markup.scaled(point.x * scale, decimals: 0),
      y: 10 * Markup.scaled(-point.y * scale, decimals: 0))
  }

  /// The end of a quadratic curve.
  ///
  /// Most curves of a TrueType outline end midway between two control points. If that is kept, to half a
  /// unit, the control point of the next curve can be left out.
  func end(
    _ point: Point, of control: Point, before next: GlyphOutline.Element?
  ) -> PathData.Place {
    guard case .quadratic(let other, _)? = next, point.isMidway(control, other) else { return place(point) }
    let (a, b) = (place(control), place(other))
    return PathData.Place(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }
}

extension Point {
  fileprivate func isMidway(_ a: Point, _ b: Point) -> Bool {
    abs(a.x + b.x - 2 * x) < 1e-6 && abs(a.y + b.y - 2 * y) < 1e-6
  }
}
