extension Path {
  /// Adds an arc: joined by a line to the outline so far, or as a new outline if there is none yet.
  ///
  /// Each cubic spans at most an eighth of a turn. With the usual handles of 4/3·tan(sweep/4)·radius it then
  /// deviates from the circle by less than 5·10⁻⁶ of the radius.
  package mutating func arc(center: Point, radius: Double, from start: Angle, sweep: Angle) {
    var from = Vector(length: 1, direction: start)
    let first = center + from * radius
    append(isEmpty || elements.last == .close ? .move(first) : .line(first))
    let pieces = max(1, Int((abs(sweep.radians) / (.pi / 4)).rounded(.up)))
    let step = sweep * (1 / Double(pieces))
    let handle = 4.0 / 3 * tangent(step * 0.25) * radius
    var angle = start
    for _ in 0..<pieces {
      let end = angle + step
      let to = Vector(length: 1, direction: end)
      let (p, q) = (center + from * radius, center + to * radius)
      append(.curve(p + from.perpendicular * handle, q - to.perpendicular * handle, q))
      (angle, from) = (end, to)
    }
  }

  /// A whole circle, of the same eight curves as an arc of a whole turn.
  package init(circle center: Point, radius: Double) {
    self.init()
    reserve(Path.eighths.count + 1)
    let handle = Path.handle * radius
    var p = center + Path.eighths[0] * radius
    move(to: p)
    for (from, to) in zip(Path.eighths, Path.eighths.dropFirst()) {
      let q = center + to * radius
      append(.curve(p + from.perpendicular * handle, q - to.perpendicular * handle, q))
      p = q
    }
    close()
  }

  private static let eighth = Angle.fullTurn * (1.0 / 8)
  /// The directions in which the curves of a circle begin and end.
  private static let eighths = (0..<8).reduce(into: [Angle.zero]) { angles, turn in
    angles.append(angles[turn] + eighth)
  }
  .map { Vector(length: 1, direction: $0) }
  /// How long the handles of an eighth of a turn are, as a fraction of the radius.
  private static let handle = 4.0 / 3 * tangent(eighth * 0.25)

  /// An open arc of a circle.
  package init(arc center: Point, radius: Double, from start: Angle, sweep: Angle) {
    self.init()
    arc(center: center, radius: radius, from: start, sweep: sweep)
  }
}

extension Path {
  /// The circle that a path follows once, clockwise from its rightmost point; `nil` for any other path.
  ///
  /// Coordinates may be rounded to a thousandth of a point.
  package var circle: (center: Point, radius: Double)? {
    guard elements.count == 10, case .move(let right) = elements[0],
      case .curve(_, _, let left) = elements[4],
      right.x > left.x, abs(right.y - left.y) < 0.001
    else { return nil }
    let (center, radius) = (right.interpolated(to: left, by: 0.5), (right.x - left.x) / 2)
    let isRound = zip(elements, Path(circle: center, radius: radius).elements).allSatisfy { $0.isNear($1) }
    return isRound ? (center, radius) : nil
  }
}

extension Path.Element {
  /// Whether the element is of the same kind and has the same points, apart from rounding.
  fileprivate func isNear(_ other: Path.Element) -> Bool {
    switch (self, other) {
    case (.move(let a), .move(let b)), (.line(let a), .line(let b)): a.isNear(b)
    case (.curve(let a, let b, let c), .curve(let d, let e, let f)): a.isNear(d) && b.isNear(e) && c.isNear(f)
    case (.close, .close): true
    default: false
    }
  }
}

extension Point {
  fileprivate func isNear(_ other: Point) -> Bool { abs(x - other.x) < 0.0016 && abs(y - other.y) < 0.0016 }
}
