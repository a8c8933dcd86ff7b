import Drawing
import Geometry

extension Markup {
  /// Appends the outlines as one `d` attribute.
  mutating func data(_ paths: [Path]) {
    append(" d=\"")
    for path in paths {
      for element in path.elements { append(element) }
    }
    append("\"")
  }

  /// Appends the outline of a glyph as one `d` attribute.
  mutating func data(_ outline: GlyphOutline) {
    append(" d=\"")
    for element in outline.elements {
      switch element {
      case .move(let p): append("M", [p])
      case .line(let p): append("L", [p])
      case .quadratic(let p, let q): append("Q", [p, q])
      case .cubic(let p, let q, let r): append("C", [p, q, r])
      case .close: append("Z")
      }
    }
    append("\"")
  }

  private mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let p): append("M", [p])
    case .line(let p): append("L", [p])
    case .curve(let p, let q, let r): append("C", [p, q, r])
    case .close: append("Z")
    }
  }

  private mutating func append(_ command: String, _ points: [Point]) {
    append(command)
    for (index, point) in points.enumerated() {
      if index > 0 { append(" ") }
      append(point)
    }
  }

  /// Appends a color as the paint of a property, with its opacity where it has one.
  mutating func paint(_ property: String, _ color: Color) {
    attribute(property, color.opacity(1).hex)
    if color.opacity < 1 { attribute("\(property)-opacity", color.opacity) }
  }

  mutating func dash(_ lengths: [Double]) {
    append(" stroke-dasharray=\"")
    for (index, length) in lengths.enumerated() {
      if index > 0 { append(" ") }
      append(length)
    }
    append("\"")
  }

  mutating func transform(_ map: Affine) {
    append(" transform=\"matrix(")
    // A turn needs more digits than a place: they are multiplied by places.
    for part in [map.a, map.b, map.c, map.d] {
      append(part, decimals: 8)
      append(" ")
    }
    append(Point(x: map.tx, y: map.ty))
    append(")\"")
  }
}
