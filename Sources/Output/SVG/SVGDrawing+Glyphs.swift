import AstroBytes
import AstroDiagnostics
import AstroDrawing
import AstroGeometry

extension SVGDrawing {
  /// Writes a run as `use` elements of outlines, in thousandths of the em.
  mutating func write(_ run: GlyphRun, at origin: Point) throws(Problem) {
    let placed = try place(run, at: origin)
    guard let first = placed.outlines.first else { return }
    if placed.outlines.count == 1 {
      use(first.name, at: first.place)
      look(of: run, placed)
      body.append("/>\n")
    } else {
      body.append("<g")
      look(of: run, placed)
      body.append(">")
      use(placed.outlines)
      body.append("</g>\n")
    }
  }

  /// Writes a run into a group whose start tag is still open, and puts the run's paint and transform on the
  /// group.
  mutating func write(_ run: GlyphRun, at origin: Point, titled title: String?) throws(Problem) {
    let placed = try place(run, at: origin)
    if !placed.outlines.isEmpty { look(of: run, placed) }
    body.append(">")
    write(title: title)
    use(placed.outlines)
  }

  // MARK: - Writing

  private mutating func look(of run: GlyphRun, _ placed: PlacedOutlines) {
    body.paint("fill", run.paint, asVariable: options.usesVariables)
    body.append(" transform=\"translate(")
    body.append(placed.origin, decimals: decimals)
    body.append(")scale(")
    // More digits than a coordinate has, because coordinates of thousands of units are multiplied by it.
    body.append(placed.scale, decimals: 8)
    body.append(")\"")
  }

  private mutating func use(_ outlines: [(name: String, place: Point)]) {
    for (name, place) in outlines {
      use(name, at: place)
      body.append("/>")
    }
  }

  private mutating func use(_ name: String, at place: Point) {
    body.append("<use xlink:href=\"#")
    body.append(markup: name)
    body.append("\"")
    // Whole units, because a thousandth of an em cannot be seen.
    if place.x.rounded() != 0 { body.attribute("x", place.x, decimals: 0) }
    if place.y.rounded() != 0 { body.attribute("y", place.y, decimals: 0) }
  }

  // MARK: - Placing

  /// The visible outlines of a run, with their positions.
  private struct PlacedOutlines {
    /// The size of a thousandth of the em, in points.
    var scale: Double
    /// The origin of the outlines' coordinates, in points on the page.
    var origin: Point
    /// The name and the position of each outline; positions are in thousandths of the em, with y growing
    /// downwards.
    var outlines: [(name: String, place: Point)] = []

    /// Moves the origin to a single outline, so that it needs no coordinates of its own.
    mutating func settle() {
      guard outlines.count == 1 else { return }
      let way = outlines[0].place
      origin = Point(x: origin.x + way.x * scale, y: origin.y + way.y * scale)
      outlines[0].place = .origin
    }
  }

  private mutating func place(_ run: GlyphRun, at origin: Point) throws(Problem) -> PlacedOutlines {
    guard run.isVisible else { return PlacedOutlines(scale: 1, origin: origin) }
    let face = index(of: run.face)
    let scale = run.size / PathData.unitsPerEm
    var placed = PlacedOutlines(scale: scale, origin: origin)
    placed.outlines.reserveCapacity(run.glyphs.count)
    var pen = 0.0
    for glyph in run.glyphs {
      if let name = try outline(of: glyph.id, in: face) {
        placed.outlines.append(
          (name, Point(x: (pen + glyph.offset.dx) / scale, y: glyph.offset.dy / scale)))
      }
      pen += glyph.advance
    }
    placed.settle()
    return placed
  }
}
