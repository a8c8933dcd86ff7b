import AstroBytes
import AstroDiagnostics
import AstroDrawing
import AstroGeometry

extension SVGDrawing {
  mutating func write(_ items: [Scene.Item]) throws(Problem) {
    var index = 0
    while index < items.count {
      if case .stroke(_, let stroke) = items[index] {
        let end = SVGDrawing.end(of: stroke, in: items, from: index)
        self.stroke(items[index..<end], stroke)
        index = end
      } else {
        try write(items[index])
        index += 1
      }
    }
  }

  private mutating func write(_ item: Scene.Item) throws(Problem) {
    switch item {
    case .fill(let path, let paint): fill(path, paint)
    case .stroke(_, let stroke): self.stroke([item], stroke)
    case .glyphs(let run, let origin): try write(run, at: origin)
    case .link(let rect, let destination): link(rect, destination)
    case .anchor(let name, let point): anchor(name, at: point)
    case .group(let group): try write(group)
    }
  }

  private mutating func write(_ group: Scene.Group) throws(Problem) {
    body.append("<g")
    if !group.label.isEmpty { body.attribute("id", names.claim(group.label)) }
    if !group.classes.isEmpty { body.attribute("class", group.classes.joined(separator: " ")) }
    if options.partsOf != nil { writeRole(of: group) }
    if let (run, origin) = group.onlyRun {
      // Most marks are one word or symbol. Their group takes the look of the run, which saves an inner group.
      try write(run, at: origin, titled: group.title)
    } else {
      if group.transform != .identity { body.transform(group.transform) }
      body.append(">\n")
      write(title: group.title)
      if let target = group.target { write(target) }
      try write(group.items)
    }
    body.append("</g>\n")
  }

  /// Marks the group as a part of the picture, and names it after its target if it has one.
  private mutating func writeRole(of group: Scene.Group) {
    guard group.title != nil || group.target != nil else { return }
    body.append(" role=\"graphics-symbol\"")
    if let target = group.target { body.attribute("aria-label", target.name) }
  }

  /// Writes the area in which a group responds to a touch, as an invisible outline.
  private mutating func write(_ target: Scene.Target) {
    body.append(target.isLine ? "<path class=\"line\"" : "<path class=\"area\"")
    body.data(target.area, decimals: 1)
    body.append("/>\n")
  }

  mutating func write(title: String?) {
    if let title, options.showsTitles { body.element("title", title) }
  }

  mutating func fill(_ path: Path, _ paint: Paint) {
    body.append("<path")
    body.paint("fill", paint, asVariable: options.usesVariables)
    body.data(path, decimals: decimals)
    body.append("/>\n")
  }

  /// The end of the strokes that look the same, which are written as one path.
  private static func end(of stroke: Stroke, in items: [Scene.Item], from index: Int) -> Int {
    // If the color is translucent, crossing lines would look different as one path.
    guard stroke.color.opacity >= 1 else { return index + 1 }
    return items[(index + 1)...].firstIndex { item in
      if case .stroke(_, stroke) = item { false } else { true }
    } ?? items.count
  }

  private mutating func stroke(_ items: ArraySlice<Scene.Item>, _ stroke: Stroke) {
    body.append("<path")
    if let style = stroke.style { body.attribute("class", style) }
    body.paint("stroke", stroke.paint, asVariable: options.usesVariables)
    body.attribute("stroke-width", stroke.width)
    if !stroke.usableDash.isEmpty { body.dash(stroke.usableDash) }
    if stroke.cap == .round { body.append(" stroke-linecap=\"round\" stroke-linejoin=\"round\"") }
    body.data(decimals: decimals) { data in
      for item in items {
        if case .stroke(let path, _) = item { data.append(path) }
      }
    }
    body.append("/>\n")
  }

  private mutating func link(_ rect: Rect, _ destination: Destination) {
    guard let address = address(of: destination) else { return }
    body.append("<a")
    body.attribute("xlink:href", address)
    body.append("><path pointer-events=\"all\"")
    body.data(Path(rect), decimals: decimals)
    body.append("/></a>\n")
  }

  private func address(of destination: Destination) -> String? {
    switch destination {
    case .anchor(let name): anchors[name].map { "#\($0)" }
    case .web(let address): WebAddress(address)?.text
    }
  }

  private mutating func anchor(_ name: String, at point: Point) {
    guard let id = anchors[name], placed.insert(name).inserted else { return }
    body.append("<path")
    body.attribute("id", id)
    body.data(Path(through: [point]), decimals: decimals)
    body.append("/>\n")
  }
}

extension Scene.Group {
  /// The glyphs of a group that has nothing else, with their origin.
  fileprivate var onlyRun: (GlyphRun, Point)? {
    guard target == nil, items.count == 1, transform == .identity,
      case .glyphs(let run, let origin) = items[0]
    else {
      return nil
    }
    return (run, origin)
  }
}
