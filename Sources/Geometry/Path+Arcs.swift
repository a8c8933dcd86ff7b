extension Path {
  /// Adds an arc, joined by a line to what is there, or starting a new outline where nothing is.
  ///
  /// Each piece spans at most an eighth of a turn, where the classic cubic
  /// (handles of 4/3·tan(sweep/4)·radius) strays less than 5·10⁻⁶ of the radius from the circle.
  public mutating func arc(center: Point, radius: Double, from start: Angle, sweep: Angle) {
    let first = center + Vector(length: radius, direction: start)
    append(isEmpty || elements.last == .close ? .move(first) : .line(first))
    let pieces = max(1, Int((abs(sweep.radians) / (.pi / 4)).rounded(.up)))
    let step = sweep * (1 / Double(pieces))
    let handle = 4.0 / 3 * tangent(step * 0.25) * radius
    var angle = start
    for _ in 0..<pieces {
      let end = angle + step
      let from = Vector(length: 1, direction: angle)
      let to = Vector(length: 1, direction: end)
      let (p, q) = (center + from * radius, center + to * radius)
      append(.curve(p + from.perpendicular * handle, q - to.perpendicular * handle, q))
      angle = end
    }
  }

  /// A whole circle.
  public init(circle center: Point, radius: Double) {
    self.init()
    arc(center: center, radius: radius, from: .zero, sweep: .fullTurn)
    close()
  }

  /// An open arc.
  public init(arc center: Point, radius: Double, from start: Angle, sweep: Angle) {
    self.init()
    arc(center: center, radius: radius, from: start, sweep: sweep)
  }
}
