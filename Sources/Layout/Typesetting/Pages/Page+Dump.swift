import AstroDrawing
import AstroGeometry

extension Page {
  /// The page as an indented outline in plain text, for comparing two versions with a diff.
  ///
  /// Each group is one line, and its words are lines within: where the baseline starts, in tenths of a point,
  /// and the text.
  package var dump: String {
    var dump = SceneDump()
    dump.add(scene.items, depth: 1, transform: .identity)
    let size = "\(scene.size.width.inTenths) × \(scene.size.height.inTenths)"
    return (["page \(number) “\(label)” \(size)"] + dump.lines).joined(separator: "\n") + "\n"
  }
}

/// Collects the lines of a dump.
private struct SceneDump {
  var lines: [String] = []
  /// Where the previous words end; words that continue there join their line.
  private var pen: (depth: Int, end: Point)?

  mutating func add(_ items: [Scene.Item], depth: Int, transform: Affine) {
    for item in items {
      switch item {
      case .group(let group): add(group, depth: depth, transform: transform)
      case .glyphs(let run, let origin): add(run, at: origin, depth: depth, transform)
      case .link(_, let destination): note("→ \(destination.name)", depth)
      case .anchor(let name, _): note("⚓ \(name)", depth)
      case .fill, .stroke: pen = nil
      }
    }
  }

  private mutating func add(_ group: Scene.Group, depth: Int, transform: Affine) {
    let role = group.role.map { " (\($0.name))" } ?? ""
    // A picture is dumped where it is made; only its position matters here.
    guard group.label != "picture" else {
      let origin = transform.apply(group.transform.apply(.origin))
      return note("picture at \(origin.inTenths)", depth)
    }
    if group.role == .tableRow { return addRow(group, depth: depth, transform: transform) }
    note(group.label + role, depth)
    add(group.items, depth: depth + 1, transform: group.transform.then(transform))
    pen = nil
  }

  /// Adds a row as one line: the height of its baseline on the page, and its cells.
  private mutating func addRow(_ row: Scene.Group, depth: Int, transform: Affine) {
    var cells: [String] = []
    var y: Double?
    for case .group(let cell) in row.items {
      let runs = cell.items.compactMap { item in
        if case .glyphs(let run, let origin) = item { (run.text, transform.apply(origin).y) } else { nil }
      }
      y = y ?? runs.first?.1
      cells.append(runs.map(\.0).joined())
    }
    for case .anchor(let name, _) in row.items { note("⚓ \(name)", depth) }
    note("\(y?.inTenths ?? "–") \(cells.joined(separator: " | "))", depth)
  }

  private mutating func add(_ run: GlyphRun, at origin: Point, depth: Int, _ transform: Affine) {
    let place = transform.apply(origin)
    if let pen, pen.depth == depth, pen.end.distance(to: place) < 0.01, let last = lines.popLast() {
      lines.append(last.dropLast() + run.text + "”")
    } else {
      note("\(place.inTenths) “\(run.text)”", depth)
    }
    pen = (depth, transform.apply(Point(x: origin.x + run.advance, y: origin.y)))
  }

  private mutating func note(_ text: String, _ depth: Int) {
    pen = nil
    lines.append(String(repeating: "  ", count: depth) + text)
  }
}

extension Double {
  fileprivate var inTenths: String { "\((self * 10).rounded() / 10)" }
}

extension Point {
  fileprivate var inTenths: String { "\(x.inTenths) \(y.inTenths)" }
}

extension Destination {
  fileprivate var name: String {
    switch self {
    case .anchor(let name): name
    case .web(let address): address
    }
  }
}

extension Role {
  fileprivate var name: String {
    switch self {
    case .heading(let level): "H\(level)"
    case .figure: "figure"
    default: "\(self)"
    }
  }
}
