import Diagnostics
import Drawing
import Geometry

extension SVGDrawing {
  /// Writes a run as uses of outlines, in the units of its face.
  mutating func write(_ run: GlyphRun, at origin: Point) throws(Problem) {
    guard run.isVisible else { return }
    let scale = run.size / (try glyphs.unitsPerEm(of: run.face))
    let placed = try placedOutlines(of: run, scale: scale)
    guard let first = placed.first else { return }
    if placed.count == 1 {
      let place = Point(x: origin.x + first.place.x * scale, y: origin.y - first.place.y * scale)
      use(first.name, at: .origin)
      look(run.color, scale, at: place)
      body.append("/>\n")
    } else {
      body.append("<g")
      look(run.color, scale, at: origin)
      body.append(">")
      for (name, place) in placed {
        use(name, at: place)
        body.append("/>")
      }
      body.append("</g>\n")
    }
  }

  private mutating func look(_ color: Color, _ scale: Double, at place: Point) {
    body.paint("fill", color)
    body.transform(Affine(a: scale, b: 0, c: 0, d: -scale, tx: place.x, ty: place.y))
  }

  private mutating func use(_ name: String, at place: Point) {
    body.append("<use xlink:href=\"#")
    body.append(name)
    body.append("\"")
    // A unit of a face is less than a hundredth of a point.
    if place.x.rounded() != 0 { body.attribute("x", place.x, decimals: 0) }
    if place.y.rounded() != 0 { body.attribute("y", place.y, decimals: 0) }
  }

  /// The names of a run's outlines and their places from its start, in units of the face, y upwards.
  private mutating func placedOutlines(
    of run: GlyphRun, scale: Double
  ) throws(Problem) -> [(name: String, place: Point)] {
    var pen = 0.0
    var placed: [(String, Point)] = []
    placed.reserveCapacity(run.glyphs.count)
    for glyph in run.glyphs {
      if let name = try outline(of: glyph.id, in: run.face) {
        placed.append((name, Point(x: (pen + glyph.offset.dx) / scale, y: -glyph.offset.dy / scale)))
      }
      pen += glyph.advance
    }
    return placed
  }

  /// The name of an outline, written down when first used; `nil` for a blank.
  private mutating func outline(of glyph: UInt32, in face: Face) throws(Problem) -> String? {
    let key = OutlineKey(face: face, glyph: glyph)
    if let known = outlines[key] { return known }
    let outline = try glyphs.outline(of: glyph, in: face)
    // Named by what it is, not by a count: pictures set into one page never mistake each other's outlines.
    let name = outline.isEmpty ? nil : names.claim("\(face.name)-\(glyph)")
    outlines[key] = .some(name)
    guard let name else { return nil }
    definitions.append("<path id=\"")
    definitions.append(name)
    definitions.append("\"")
    definitions.data(PathData(outline))
    definitions.append("/>\n")
    return name
  }
}
