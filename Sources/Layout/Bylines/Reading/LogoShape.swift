import AstroDiagnostics
import AstroGeometry

/// Turns the shapes of SVG into paths.
enum LogoShape {
  /// - Parameter name: The name of the element.
  /// - Throws: A message about what cannot be drawn, without its place.
  static func path(of tag: MarkupReader.Tag, named name: String) throws(Problem) -> Path {
    switch name {
    case "path": return try data(tag)
    case "rect": return try rectangle(tag)
    case "circle":
      let radius = try length("r", of: tag)
      return try ellipse(tag, (radius, radius))
    case "ellipse": return try ellipse(tag, (length("rx", of: tag), length("ry", of: tag)))
    case "line":
      return Path(
        through: [
          Point(x: try length("x1", of: tag), y: try length("y1", of: tag)),
          Point(x: try length("x2", of: tag), y: try length("y2", of: tag)),
        ])
    case "polyline": return try polygon(tag, closed: false)
    case "polygon": return try polygon(tag, closed: true)
    default:
      throw Problem(.invalidValue, LogoFault.element)
    }
  }

  private static func data(_ tag: MarkupReader.Tag) throws(Problem) -> Path {
    guard let path = PathData.path(tag["d"] ?? "") else {
      throw Problem(.invalidValue, LogoFault.pathData)
    }
    return path
  }

  private static func length(_ name: String, of tag: MarkupReader.Tag) throws(Problem) -> Double {
    try tag[name].map { text throws(Problem) in try LogoStyle.length(text, name) } ?? 0
  }

  private static func rectangle(_ tag: MarkupReader.Tag) throws(Problem) -> Path {
    let (x, y) = (try length("x", of: tag), try length("y", of: tag))
    let (width, height) = (try length("width", of: tag), try length("height", of: tag))
    guard width > 0, height > 0 else { return Path() }
    let given = try max(length("rx", of: tag), length("ry", of: tag))
    let radius = min(given, width / 2, height / 2)
    guard radius > 0 else { return Path(Rect(x: x, y: y, width: width, height: height)) }
    var path = Path()
    for (index, corner) in [(x + width, y), (x + width, y + height), (x, y + height), (x, y)].enumerated() {
      let center = Point(
        x: corner.0 + (corner.0 > x ? -radius : radius), y: corner.1 + (corner.1 > y ? -radius : radius))
      path.arc(
        center: center, radius: radius, from: Angle(degrees: Double(index) * 90 - 90),
        sweep: Angle(degrees: 90))
    }
    path.close()
    return path
  }

  private static func ellipse(_ tag: MarkupReader.Tag, _ radii: (Double, Double)) throws(Problem) -> Path {
    let center = Point(x: try length("cx", of: tag), y: try length("cy", of: tag))
    guard radii.0 > 0, radii.1 > 0 else { return Path() }
    let place = Affine(a: radii.0, b: 0, c: 0, d: radii.1, tx: center.x, ty: center.y)
    return Path(circle: .origin, radius: 1).mapped(place.apply)
  }

  private static func polygon(_ tag: MarkupReader.Tag, closed: Bool) throws(Problem) -> Path {
    var list = NumberList(tag["points"] ?? "")
    guard let numbers = list.all(), numbers.count.isMultiple(of: 2) else {
      throw Problem(.invalidValue, LogoFault.points)
    }
    let points = stride(from: 0, to: numbers.count, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
    return Path(through: points, closed: closed)
  }
}
