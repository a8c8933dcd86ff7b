import AstroDiagnostics
import AstroDrawing
import AstroGeometry

/// Reads an SVG file into the paths of a logo.
struct LogoReader {
  private var markup: MarkupReader
  private var items: [Scene.Item] = []
  /// The box around all shapes, in the coordinates of the file.
  private var bounds = Rect.zero
  /// The styles of the elements that are open, the root first.
  private var styles: [LogoStyle] = []
  /// How many elements are open that are not drawn, one inside the other.
  private var skipped = 0

  private static let deepest = 64
  /// The greatest coordinate, and the least side of what is shown, in the coordinates of the file.
  private static let (greatest, least) = (1e7, 1e-3)
  /// The longer side of a logo, in points.
  private static let longerSide = 400.0
  /// What describes a drawing without being drawn.
  private static let silent: Set<String> = ["title", "desc", "metadata", "sodipodi:namedview"]

  init(_ bytes: [UInt8]) { markup = MarkupReader(bytes) }

  mutating func logo() throws(Problem) -> Logo {
    let root = try self.root()
    try readShapes()
    guard !items.isEmpty, max(bounds.width, bounds.height) >= LogoReader.least else {
      throw Problem(.invalidValue, LogoFault.empty)
    }
    let page = try view(of: root)
    let box = page.map { $0.contains(bounds) ? $0 : bounds } ?? bounds
    return Logo.scaled(items, from: box, to: LogoReader.longerSide)
  }

  private mutating func root() throws(Problem) -> MarkupReader.Tag {
    guard case .open(let tag, let isEmpty) = try markup.next(), LogoReader.name(tag.name) == "svg" else {
      throw markup.problem(LogoFault.noRoot)
    }
    if !isEmpty { styles = [try told(tag) { () throws(Problem) in try LogoStyle().inherited(by: tag) }] }
    return tag
  }

  private mutating func readShapes() throws(Problem) {
    while !styles.isEmpty {
      switch try markup.next() {
      case .open(let tag, let isEmpty): try open(tag, isEmpty: isEmpty)
      case .close: if skipped > 0 { skipped -= 1 } else { styles.removeLast() }
      case .end: throw markup.problem(LogoFault.unclosedTag)
      }
    }
  }

  private mutating func open(_ tag: MarkupReader.Tag, isEmpty: Bool) throws(Problem) {
    let name = LogoReader.name(tag.name)
    if skipped > 0 || LogoReader.silent.contains(name) || name == "defs" && isEmpty {
      if !isEmpty { skipped += 1 }
      return
    }
    guard styles.count < LogoReader.deepest, let outer = styles.last else {
      throw markup.problem(LogoFault.tooDeep, at: tag.offset)
    }
    let style = try told(tag) { () throws(Problem) in try outer.inherited(by: tag) }
    if name != "g" {
      let path = try told(tag) { () throws(Problem) in try LogoShape.path(of: tag, named: name) }
      try paint(path, style, tag)
    }
    if !isEmpty { styles.append(style) }
  }

  private mutating func paint(_ path: Path, _ style: LogoStyle, _ tag: MarkupReader.Tag) throws(Problem) {
    guard !style.isHidden, !path.isEmpty else { return }
    let outlines = path.elements.count { if case .move = $0 { true } else { false } }
    if style.isEvenOdd, style.fill != nil, outlines > 1 {
      throw markup.problem(LogoFault.evenOdd, at: tag.offset)
    }
    let shape = path.mapped(style.transform.apply)
    guard shape.isWithin(LogoReader.greatest), (style.strokePaint?.width ?? 0) <= LogoReader.greatest else {
      throw markup.problem(LogoFault.tooWide, at: tag.offset)
    }
    if let paint = style.fillPaint, paint.opacity > 0 {
      items.append(.fill(shape, paint))
      bounds = bounds.union(shape.controlBounds)
    }
    if let stroke = style.strokePaint, stroke.width > 0, stroke.color.opacity > 0 {
      items.append(.stroke(shape, stroke))
      bounds = bounds.union(shape.controlBounds.expanded(by: stroke.width / 2))
    }
  }

  /// The part of the plane that the file shows; `nil` if it does not say.
  private func view(of root: MarkupReader.Tag) throws(Problem) -> Rect? {
    if let text = root["viewBox"] {
      var list = NumberList(text)
      guard let numbers = list.all(), numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
        throw markup.problem(LogoFault.viewBox, at: root.offset)
      }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    guard let width = root["width"], let height = root["height"] else { return nil }
    return try told(root) { () throws(Problem) in
      Rect(
        x: 0, y: 0, width: try LogoStyle.length(width, "width"),
        height: try LogoStyle.length(height, "height"))
    }
  }

  // MARK: - Names and places

  /// The name of an element without the usual prefix.
  private static func name(_ name: String) -> String {
    name.hasPrefix("svg:") ? String(name.dropFirst(4)) : name
  }

  /// Calls `make`; its problems are reported at the tag.
  private func told<Value>(
    _ tag: MarkupReader.Tag, _ make: () throws(Problem) -> Value
  ) throws(Problem) -> Value {
    do throws(Problem) { return try make() } catch {
      var location = markup.location(at: tag.offset)
      location.subject = "<\(Quotation.onOneLine(tag.name))>"
      throw error.moved(to: location)
    }
  }
}

extension Path {
  /// Whether all of its points are numbers within a bound on either side of 0.
  fileprivate func isWithin(_ bound: Double) -> Bool {
    elements.allSatisfy { element in
      let points: [Point] =
        switch element {
        case .move(let p), .line(let p): [p]
        case .curve(let p, let q, let r): [p, q, r]
        case .close: []
        }
      return points.allSatisfy { abs($0.x) <= bound && abs($0.y) <= bound }
    }
  }
}

extension Logo {
  /// The logo of shapes in a box, moved to the origin and scaled.
  fileprivate static func scaled(_ items: [Scene.Item], from box: Rect, to side: Double) -> Logo {
    let scale = side / max(box.width, box.height)
    let map = Affine.translation(Vector(dx: -box.minX, dy: -box.minY)).then(.scale(scale))
    var scene = Scene(size: Size(width: box.width * scale, height: box.height * scale))
    for item in items {
      switch item {
      case .fill(let path, let paint): scene.fill(path.mapped(map.apply), paint)
      case .stroke(let path, var stroke):
        stroke.width *= scale
        scene.stroke(path.mapped(map.apply), stroke)
      default: break
      }
    }
    return Logo(size: scene.size, items: scene.items)
  }
}
