import AstroGeometry

extension Scene {
  /// The scene as an indented outline, one item per line, as text references of pictures use it.
  ///
  /// Lengths are in points, rounded to a thousandth. A path of more than four elements is shown as their
  /// number and the box around them, so that an outline stays short enough to read.
  package func dump() -> String {
    var outline = Outline()
    outline.add("scene \(size.outline)" + (background.map { " on \($0.color.hex)" } ?? ""))
    outline.add(items)
    return outline.text
  }
}

extension PrintDocument {
  /// The outlines of all pages, after the title, the language and the table of contents of the document.
  package func dump() -> String {
    var outline = Outline()
    outline.add("document \(info.title.debugDescription) in \(info.language)")
    for entry in self.outline {
      outline.add(
        "outline \(entry.level) \(entry.title.debugDescription) to page \(entry.page) at \(entry.y.outline)")
    }
    for page in pages {
      outline.add("page \(page.label.debugDescription)")
      outline.text += page.scene.dump()
    }
    return outline.text
  }
}

/// The lines of an outline, each indented by the number of groups around it.
private struct Outline {
  var text = ""
  private var depth = 0

  mutating func add(_ line: String) { text += String(repeating: "  ", count: depth) + line + "\n" }

  mutating func add(_ items: [Scene.Item]) {
    depth += 1
    items.forEach { add($0) }
    depth -= 1
  }

  private mutating func add(_ item: Scene.Item) {
    switch item {
    case .fill(let path, let paint): add("fill \(paint.color.hex) \(path.outline)")
    case .stroke(let path, let stroke): add("stroke \(stroke.outline) \(path.outline)")
    case .glyphs(let run, let place): add("text \(run.outline) at \(place.outline)")
    case .link(let rect, let destination): add("link \(rect.outline) to \(destination.outline)")
    case .anchor(let name, let place): add("anchor \(name) at \(place.outline)")
    case .group(let group):
      add("group \(group.outline)")
      add(group.items)
    }
  }
}

extension Scene.Group {
  fileprivate var outline: String {
    let role = role.map { " (\($0.outline))" } ?? ""
    return label + role + (transform == .identity ? "" : " turned \(transform.outline)")
  }
}

extension Role {
  fileprivate var outline: String {
    switch self {
    case .heading(let level): "heading \(level)"
    case .figure(let alternative): "figure \(alternative.debugDescription)"
    default: "\(self)"
    }
  }
}

extension Destination {
  fileprivate var outline: String {
    switch self {
    case .anchor(let name): "#\(name)"
    case .web(let address): address
    }
  }
}

extension GlyphRun {
  fileprivate var outline: String {
    "\(text.debugDescription) \(face.name) \(size.outline) \(color.hex) wide \(advance.outline)"
      + (isRightToLeft ? " right to left" : "")
      + (glyphs.contains { $0.id == 0 } ? " with glyphs missing" : "")
  }
}

extension Stroke {
  fileprivate var outline: String {
    "\(color.hex) \(width.outline)" + (cap == .butt ? "" : " \(cap.rawValue)")
      + (dash.isEmpty ? "" : " [\(dash.map(\.outline).joined(separator: " "))]")
  }
}

extension Path {
  fileprivate var outline: String {
    guard elements.count > 4 else { return elements.map(\.outline).joined(separator: " ") }
    return "\(elements.count) elements in \(controlBounds.outline)"
  }
}

extension Path.Element {
  fileprivate var outline: String {
    switch self {
    case .move(let p): "M \(p.outline)"
    case .line(let p): "L \(p.outline)"
    case .curve(let p, let q, let r): "C \(p.outline) \(q.outline) \(r.outline)"
    case .close: "Z"
    }
  }
}

extension Affine {
  fileprivate var outline: String {
    "(" + [a, b, c, d, tx, ty].map(\.outline).joined(separator: " ") + ")"
  }
}

extension Rect {
  fileprivate var outline: String { "\(origin.outline) \(size.outline)" }
}

extension Size {
  fileprivate var outline: String { "\(width.outline)×\(height.outline)" }
}

extension Point {
  fileprivate var outline: String { "\(x.outline),\(y.outline)" }
}

extension Double {
  /// The number with at most three decimals, without zeros at the end.
  fileprivate var outline: String {
    let digits = "\(roundedToThousandth)"
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }
}
