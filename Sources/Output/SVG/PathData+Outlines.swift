import AstroBytes
import AstroDrawing
import AstroGeometry

extension PathData {
  /// Appends an outline on the page.
  mutating func append(_ path: Path) {
    let grid = PageGrid(decimals: decimals)
    if let (center, radius) = path.dot {
      circle(around: grid.place(center), radius: Markup.scaled(radius, decimals: decimals))
    } else {
      for element in path.elements { append(element, grid) }
    }
  }

  private mutating func append(_ element: Path.Element, _ grid: PageGrid) {
    switch element {
    case .move(let p): move(to: grid.place(p))
    case .line(let p): line(to: grid.place(p))
    case .curve(let p, let q, let r): curve(grid.place(p), grid.place(q), to: grid.place(r))
    case .close: close()
    }
  }
}

private struct PageGrid {
  let decimals: Int

  func place(_ point: Point) -> PathData.Place {
    PathData.Place(
      x: Markup.scaled(point.x, decimals: decimals), y: Markup.scaled(point.y, decimals: decimals))
  }
}

extension Path {
  /// The circle that the path is, if it is small enough to be written with arcs; otherwise `nil`.
  ///
  /// Some programs draw an arc as quarter circles, which deviate by 0.0003 of the radius. The curves of a
  /// large circle deviate less.
  fileprivate var dot: (center: Point, radius: Double)? {
    guard let circle, circle.radius < 6 else { return nil }
    return circle
  }
}
