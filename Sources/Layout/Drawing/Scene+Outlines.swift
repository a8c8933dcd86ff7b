public import AstroDiagnostics
import AstroGeometry

extension Scene {
  /// The same picture with its letters and symbols as filled paths, for painters that know no fonts.
  ///
  /// - Parameter glyphs: Whatever shaped the picture's text, or another source of the same faces.
  /// - Throws: `missingFont` for a face that the source does not have.
  public func outlined(by glyphs: some OutlineSource) throws(Problem) -> Scene {
    var scene = self
    scene.items = try Scene.outlined(items, by: glyphs)
    return scene
  }

  private static func outlined(_ items: [Item], by glyphs: some OutlineSource) throws(Problem) -> [Item] {
    var outlined: [Item] = []
    for item in items {
      switch item {
      case .glyphs(let run, let place):
        let path = try run.path(from: place, by: glyphs)
        if !path.isEmpty { outlined.append(.fill(path.roundedToThousandth, run.paint)) }
      case .group(var group):
        group.items = try Scene.outlined(group.items, by: glyphs)
        outlined.append(.group(group))
      case .fill, .stroke, .link, .anchor: outlined.append(item)
      }
    }
    return outlined
  }
}

extension GlyphRun {
  /// The outlines of all glyphs on a baseline that starts at a point.
  fileprivate func path(from place: Point, by glyphs: some OutlineSource) throws(Problem) -> Path {
    var (path, pen) = (Path(), place)
    guard isVisible else { return path }
    let scale = try size / glyphs.unitsPerEm(of: face)
    for glyph in self.glyphs {
      let outline = try glyphs.outline(of: glyph.id, in: face)
      path.append(outline.path(from: pen + glyph.offset, scale: scale))
      pen.x += glyph.advance
    }
    return path
  }
}

extension GlyphOutline {
  /// The outline on the page, where y grows downwards.
  ///
  /// - Parameter scale: Points per unit of the face.
  fileprivate func path(from origin: Point, scale: Double) -> Path {
    func onPage(_ p: Point) -> Point { Point(x: origin.x + p.x * scale, y: origin.y - p.y * scale) }
    var (path, pen) = (Path(), origin)
    for element in elements {
      switch element {
      case .move(let p):
        pen = onPage(p)
        path.move(to: pen)
      case .line(let p):
        pen = onPage(p)
        path.line(to: pen)
      case .quadratic(let control, let end):
        path.append(.curve(from: pen, onPage(control), to: onPage(end)))
        pen = onPage(end)
      case .cubic(let p, let q, let end):
        path.append(.curve(onPage(p), onPage(q), onPage(end)))
        pen = onPage(end)
      case .close: path.close()
      }
    }
    return path
  }
}

extension Path.Element {
  /// The cubic curve that is the same as a quadratic one.
  fileprivate static func curve(from start: Point, _ control: Point, to end: Point) -> Path.Element {
    .curve(start.interpolated(to: control, by: 2.0 / 3), end.interpolated(to: control, by: 2.0 / 3), end)
  }
}
