/// An outline of straight lines and cubic curves in absolute coordinates.
///
/// There are no other elements: circles and arcs have already been turned into curves.
public struct Path: Hashable, Sendable {
  /// A step of the pen.
  public enum Element: Hashable, Sendable {
    /// Begins an outline at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic curve: its two control points, and its end.
    case curve(Point, Point, Point)
    /// A straight line back to where the outline began.
    case close
  }

  /// The steps of the pen; the first is a `move`.
  public private(set) var elements: [Element]

  /// A path of the given steps.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// A polyline through the points.
  package init(through points: [Point], closed: Bool = false) {
    elements = []
    elements.reserveCapacity(points.count + (closed ? 1 : 0))
    for index in points.indices { append(index == 0 ? .move(points[index]) : .line(points[index])) }
    if closed { close() }
  }

  /// A straight line.
  package init(_ line: Segment) { elements = [.move(line.start), .line(line.end)] }

  package init(_ rect: Rect) {
    self.init(
      through: [
        rect.origin, Point(x: rect.maxX, y: rect.minY),
        Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
      ], closed: true)
  }

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func append(_ element: Element) { elements.append(element) }
  package mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }
  package mutating func move(to p: Point) { append(.move(p)) }
  package mutating func line(to p: Point) { append(.line(p)) }
  package mutating func close() { append(.close) }
  package mutating func reserve(_ count: Int) { elements.reserveCapacity(count) }

  package func mapped(_ transform: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let p): .move(transform(p))
        case .line(let p): .line(transform(p))
        case .curve(let p, let q, let r): .curve(transform(p), transform(q), transform(r))
        case .close: .close
        }
      })
  }

  /// Rounds all points to a thousandth, where they are if nobody else has them.
  package mutating func roundToThousandth() {
    for index in elements.indices {
      switch elements[index] {
      case .move(let p): elements[index] = .move(p.roundedToThousandth)
      case .line(let p): elements[index] = .line(p.roundedToThousandth)
      case .curve(let p, let q, let r):
        elements[index] = .curve(p.roundedToThousandth, q.roundedToThousandth, r.roundedToThousandth)
      case .close: break
      }
    }
  }

  /// The upright box around all points and control points, which contains the outline.
  package var controlBounds: Rect {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    func take(_ p: Point) {
      low = Point(x: min(low.x, p.x), y: min(low.y, p.y))
      high = Point(x: max(high.x, p.x), y: max(high.y, p.y))
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): take(p)
      case .curve(let p, let q, let r): [p, q, r].forEach(take)
      case .close: break
      }
    }
    guard low.x <= high.x else { return .zero }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
