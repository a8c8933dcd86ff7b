import AstroSvitlaCore

/// A closed outline of straight lines, in pixels.
struct Polygon {
  var corners: [Point]

  /// The polygons whose inside is that of a path.
  static func inside(_ path: Path, _ page: Affine) -> [Polygon] {
    lines(of: path, page).map { Polygon(corners: $0) }
  }

  /// A small rectangle for each piece of a line, all of the same direction, so that none takes away from another.
  static func line(_ path: Path, _ stroke: Stroke, _ page: Affine) -> [Polygon] {
    // The same in every direction: groups are moved and turned, and never skewed.
    let scale = (page.a * page.a + page.b * page.b).squareRoot()
    let half = max(stroke.width * scale, 1) / 2
    let dash = stroke.dash.map { $0 * scale }
    return lines(of: path, page).flatMap { dashes(of: $0, dash) }.map { start, end in
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      let (x, y) = length > 0 ? (-dy / length * half, dx / length * half) : (half, 0)
      return Polygon(corners: [
        Point(x: start.x + x, y: start.y + y), Point(x: start.x - x, y: start.y - y),
        Point(x: end.x - x, y: end.y - y), Point(x: end.x + x, y: end.y + y),
      ])
    }
  }

  /// The outlines of a path, with its curves as short straight lines.
  private static func lines(of path: Path, _ page: Affine) -> [[Point]] {
    var lines: [[Point]] = []
    func add(_ point: Point) { lines[lines.count - 1].append(point) }
    for element in path.elements {
      switch element {
      case .move(let point): lines.append([page.apply(point)])
      case .line(let point): add(page.apply(point))
      case .curve(let p, let q, let end):
        let start = lines[lines.count - 1].last ?? page.apply(p)
        let curve = [start, page.apply(p), page.apply(q), page.apply(end)]
        for step in 1...8 { add(place(on: curve, at: Double(step) / 8)) }
      case .close: if let start = lines[lines.count - 1].first { add(start) }
      }
    }
    return lines
  }

  /// A point of a cubic curve, by its formula.
  private static func place(on curve: [Point], at t: Double) -> Point {
    let u = 1 - t
    let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return zip(curve, weights).reduce(Point(x: 0, y: 0)) { sum, part in
      Point(x: sum.x + part.0.x * part.1, y: sum.y + part.0.y * part.1)
    }
  }

  /// The pieces of a line that are drawn: all of them, or only its dashes.
  private static func dashes(of line: [Point], _ dash: [Double]) -> [(Point, Point)] {
    let pieces = Array(zip(line, line.dropFirst()))
    guard dash.contains(where: { $0 > 0 }) else { return pieces }
    var (drawn, index, left): ([(Point, Point)], Int, Double) = ([], 0, dash[0])
    for (start, end) in pieces {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      func place(_ way: Double) -> Point {
        let part = length > 0 ? way / length : 0
        return Point(x: start.x + dx * part, y: start.y + dy * part)
      }
      var way = 0.0
      while way < length {
        let next = min(length, way + left)
        if index % 2 == 0 { drawn.append((place(way), place(next))) }
        left -= next - way
        way = next
        // What rounding leaves over would never end.
        if left <= 1e-9 {
          index += 1
          left = dash[index % dash.count]
        }
      }
    }
    return drawn
  }
}
