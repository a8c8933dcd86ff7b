import AstroDiagnostics
import AstroDrawing
import AstroGeometry
import AstroPDFAmending
import CAstroCairo

extension TaggedPen {
  /// Draws items at a level of the structure; `map` transforms their coordinates to those of the page.
  mutating func draw(
    _ items: [Scene.Item], at level: inout StructureLevel, by map: Affine
  ) throws(Problem) {
    var index = 0
    while index < items.count {
      let leaves = items[index...].prefix(while: \.isLeaf)
      if leaves.isEmpty {
        try draw(items[index], at: &level, by: map)
        index += 1
      } else {
        try draw(leaves: leaves, isWrapped: level.wrapsWords && leaves.contains(where: \.isWords))
        index = leaves.endIndex
      }
    }
  }

  private func draw(leaves: ArraySlice<Scene.Item>, isWrapped: Bool) throws(Problem) {
    if isWrapped { begin("Span") }
    for item in leaves {
      switch item {
      case .fill(let path, let paint): pen.fill(path, paint.color)
      case .stroke(let path, let stroke): pen.stroke(path, stroke)
      case .glyphs(let run, let origin): try pen.show(run, at: origin)
      case .link, .anchor, .group: break
      }
    }
    if isWrapped { end("Span") }
  }

  private mutating func draw(
    _ item: Scene.Item, at level: inout StructureLevel, by map: Affine
  ) throws(Problem) {
    switch item {
    case .link(let rect, let destination):
      guard let target = target(of: destination) else { return }
      linkWords.append(destination.words)
      begin(CAIRO_TAG_LINK, "\(target) \(TagAttributes.rectangles([rect.bounds(by: map)]))")
      end(CAIRO_TAG_LINK)
    case .anchor(let name, let point): mark(point, as: name, by: map)
    case .group(let group):
      cairo_save(pen.context)
      pen.apply(group.transform)
      try draw(group, at: &level, by: group.transform.then(map))
      cairo_restore(pen.context)
    case .fill, .stroke, .glyphs: break
    }
  }

  private mutating func draw(
    _ group: Scene.Group, at level: inout StructureLevel, by map: Affine
  ) throws(Problem) {
    if let kind = group.role?.furniture { return try draw(group, as: kind, by: map) }
    guard let role = group.element else { return try draw(group.items, at: &level, by: map) }
    level.begun += 1
    let continued = level.isFirst ? level.continued : 0
    let continuing = level.isLast ? level.continuing : 0
    let tag = role == .link ? link(of: group, by: map) : (role.tag, "")
    if tag.0 == CAIRO_TAG_LINK { linkWords.append(group.items.words) }
    // A link's own rectangles are already in its tag.
    let items = role == .link ? group.items.withoutLinks : group.items
    if case .figure(let alternative) = role {
      let bounds = items.inkBounds(by: map) ?? .zero
      let box = Rect(x: bounds.minX, y: pageHeight - bounds.maxY, width: bounds.width, height: bounds.height)
      figures.append(PDFFigure(alternative: alternative, box: box))
    }
    if continued == 0 { begin(tag.0, tag.1) }
    var inner = StructureLevel(
      of: items, in: role, continued: max(0, continued - 1), continuing: max(0, continuing - 1))
    try draw(items, at: &inner, by: map)
    if continuing == 0 { end(tag.0) }
  }
}

extension TaggedPen {
  /// Draws a running head or foot.
  ///
  /// Cairo has no artifacts, so it is written as an element without meaning, which `PDFAmending` turns into
  /// one.
  private mutating func draw(
    _ group: Scene.Group, as kind: PageFurnitureKind, by map: Affine
  ) throws(Problem) {
    furniture.append(kind)
    begin("NonStruct")
    var level = StructureLevel(of: [], in: .paragraph)
    try draw(group.items, at: &level, by: map)
    end("NonStruct")
  }
}

extension Role {
  fileprivate var furniture: PageFurnitureKind? {
    switch self {
    case .runningHead: .header
    case .runningFoot: .footer
    default: nil
    }
  }
}

extension Scene.Item {
  /// Whether the item is only drawn and not a part of the structure by itself.
  fileprivate var isLeaf: Bool {
    switch self {
    case .fill, .stroke, .glyphs: true
    case .link, .anchor, .group: false
    }
  }

  fileprivate var isWords: Bool {
    if case .glyphs = self { true } else { false }
  }
}
