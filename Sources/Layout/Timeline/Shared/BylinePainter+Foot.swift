import AstroBylines
import AstroDrawing
import AstroGeometry

/// The sizes of a by-line at the foot of an A3 page, in points.
enum FootByline {
  static let logoWidth = 84.0
  static let nameSize = 10.0
  static let imprintSize = 5.8
}

extension BylinePainter {
  /// Paints the name and the logo in a box at the right of the foot, and the imprint beside them.
  ///
  /// - Parameters:
  ///   - left: Where the imprint begins, in points.
  ///   - lines: How many lines the imprint has.
  func paintFoot(in box: Rect, imprintFrom left: Double, lines: Int, _ page: inout Scene.Group) {
    let placed = placed(in: box, logoWidth: FootByline.logoWidth, size: FootByline.nameSize)
    paint(placed, into: &page)
    let size = FootByline.imprintSize
    // The lines are centered on the name; a line's middle is above its baseline.
    let first = box.center.y + size * (0.36 - 1.35 * Double(lines - 1) / 2)
    paintImprint(
      at: Point(x: left, y: first), width: placed.box.minX - 12 - left, size: size, into: &page)
  }
}
