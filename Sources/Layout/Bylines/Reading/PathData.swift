import AstroGeometry

/// Reads the data of an SVG path into lines and cubic curves.
struct PathData {
  private var list: NumberList
  private var path = Path()
  private var pen = Point.origin
  private var start = Point.origin
  /// The control point that a smooth curve continues, and the letter of the curve before it.
  private var control: (point: Point, kind: Character)?

  private init(_ text: String) { list = NumberList(text) }

  /// The path of the data; `nil` if it cannot be read.
  static func path(_ text: String) -> Path? {
    var reader = PathData(text)
    return reader.read() ? reader.path : nil
  }

  private mutating func read() -> Bool {
    var command: Character?
    while true {
      list.skipSeparators()
      if list.isAtEnd { return true }
      if let letter = list.letter() {
        guard command != nil || "Mm".contains(letter) else { return false }
        command = letter
      } else if "Zz".contains(command ?? "z") {
        return false
      }
      guard let letter = command, step(letter) else { return false }
      // Further points of a move are lines.
      command = letter == "M" ? "L" : letter == "m" ? "l" : letter
    }
  }

  /// Carries out one command with one set of its numbers; whether they could be read.
  private mutating func step(_ letter: Character) -> Bool {
    let isRelative = letter.isLowercase
    let base = isRelative ? pen - .origin : .zero
    switch letter.uppercased() {
    case "M": return move(base)
    case "L": return list.point().map { line(to: $0 + base) } != nil
    case "H": return list.number().map { line(to: Point(x: $0 + base.dx, y: pen.y)) } != nil
    case "V": return list.number().map { line(to: Point(x: pen.x, y: $0 + base.dy)) } != nil
    case "C": return cubic(base, isSmooth: false)
    case "S": return cubic(base, isSmooth: true)
    case "Q": return quadratic(base, isSmooth: false)
    case "T": return quadratic(base, isSmooth: true)
    case "A": return arc(base)
    case "Z":
      path.close()
      (pen, control) = (start, nil)
      return true
    default: return false
    }
  }

  private mutating func move(_ base: Vector) -> Bool {
    guard let point = list.point() else { return false }
    (pen, start, control) = (point + base, point + base, nil)
    path.move(to: pen)
    return true
  }

  private mutating func line(to point: Point) {
    begin()
    path.line(to: point)
    (pen, control) = (point, nil)
  }

  /// After a closed outline the next begins where that one did.
  private mutating func begin() { if path.elements.last == .close { path.move(to: pen) } }

  /// The control point of the curve before, on the other side of the pen.
  private func reflected(_ kind: Character) -> Point {
    guard let control, control.kind == kind else { return pen }
    return pen + (pen - control.point)
  }

  private mutating func cubic(_ base: Vector, isSmooth: Bool) -> Bool {
    guard let first = isSmooth ? reflected("C") : list.point().map({ $0 + base }),
      let second = list.point(), let end = list.point()
    else { return false }
    begin()
    path.append(.curve(first, second + base, end + base))
    (pen, control) = (end + base, (second + base, "C"))
    return true
  }

  private mutating func quadratic(_ base: Vector, isSmooth: Bool) -> Bool {
    guard let middle = isSmooth ? reflected("Q") : list.point().map({ $0 + base }), let last = list.point()
    else {
      return false
    }
    let end = last + base
    begin()
    path.append(
      .curve(pen.interpolated(to: middle, by: 2 / 3), end.interpolated(to: middle, by: 2 / 3), end))
    (pen, control) = (end, (middle, "Q"))
    return true
  }

  private mutating func arc(_ base: Vector) -> Bool {
    guard let radii = list.numbers(3), let isLarge = list.flag(), let isClockwise = list.flag(),
      let last = list.point()
    else { return false }
    let end = last + base
    begin()
    let ellipse = EllipticalArc(
      from: pen, to: end, radii: (abs(radii[0]), abs(radii[1])), rotation: Angle(degrees: radii[2]),
      isLarge: isLarge, isClockwise: isClockwise)
    for element in ellipse.elements { path.append(element) }
    (pen, control) = (end, nil)
    return true
  }
}
