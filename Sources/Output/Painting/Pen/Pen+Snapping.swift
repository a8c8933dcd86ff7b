import AstroDrawing
import AstroGeometry
import CAstroCairo

extension Pen {
  /// Moves a horizontal or vertical line to whole rows or columns of pixels, if the surface has pixels.
  ///
  /// Between two rows such a line would be gray and twice as wide as one that happens to lie on a row. Lines
  /// thinner than a pixel keep their width within one row; others get a whole number of pixels.
  /// - Returns: The line and its width; `nil` for anything but one straight horizontal or vertical line.
  func snapped(_ path: Path, width: Double) -> (path: Path, width: Double)? {
    guard snaps, path.elements.count == 2, case .move(let start) = path.elements[0],
      case .line(let end) = path.elements[1]
    else { return nil }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0 else { return nil }
    if start.y == end.y {
      let row = SnappedLine(at: start.y * matrix.yy + matrix.y0, width: width * matrix.yy)
      let y = (row.center - matrix.y0) / matrix.yy
      return (Path(through: [Point(x: start.x, y: y), Point(x: end.x, y: y)]), row.width / matrix.yy)
    }
    guard start.x == end.x else { return nil }
    let column = SnappedLine(at: start.x * matrix.xx + matrix.x0, width: width * matrix.xx)
    let x = (column.center - matrix.x0) / matrix.xx
    return (Path(through: [Point(x: x, y: start.y), Point(x: x, y: end.y)]), column.width / matrix.xx)
  }
}

/// The position of a line's middle across its direction, and its width, in pixels.
private struct SnappedLine {
  let center: Double
  let width: Double

  init(at place: Double, width: Double) {
    guard width > 1 else {
      (center, self.width) = (place.rounded(.down) + 0.5, width)
      return
    }
    self.width = width.rounded()
    let isOdd = self.width.truncatingRemainder(dividingBy: 2) == 1
    center = isOdd ? place.rounded(.down) + 0.5 : place.rounded()
  }
}
