import Drawing
import Geometry

extension Markup {
  /// Appends outlines of a page as a `d` attribute.
  mutating func data(_ paths: [Path], decimals: Int) {
    append(" d=\"")
    self = PathData(paths, decimals: decimals, behind: handedOver()).markup
    append("\"")
  }

  /// Appends the outline of a glyph as a `d` attribute.
  mutating func data(_ outline: GlyphOutline, unitsPerEm: Double) {
    append(" d=\"")
    self = PathData(outline, unitsPerEm: unitsPerEm, behind: handedOver()).markup
    append("\"")
  }

  /// All of it, to be grown where nobody else holds it, which spares a copy.
  private mutating func handedOver() -> Markup {
    var all = Markup()
    swap(&all, &self)
    return all
  }

  /// Appends an ink as the paint of a property, with its opacity where it has one.
  ///
  /// - Parameter asVariable: Whether the token of a theme is named, with the color for pages that do not set it.
  mutating func paint(_ property: String, _ paint: Paint, asVariable: Bool) {
    append(byte: UInt8(ascii: " "))
    append(property)
    append("=\"")
    let token = asVariable ? paint.token.flatMap { $0.isVariableName ? $0 : nil } : nil
    if let token {
      append("var(--")
      append(token)
      append(",")
    }
    append(paint.color)
    append(token == nil ? "\"" : ")\"")
    if paint.opacity < 1 {
      append(byte: UInt8(ascii: " "))
      append(property)
      append("-opacity=\"")
      append(paint.opacity)
      append("\"")
    }
  }

  /// Appends a color without its opacity.
  private mutating func append(_ color: Color) {
    append("#")
    for part in [color.red, color.green, color.blue] { append(hexadecimal: part) }
  }

  /// Appends a part of a color, 0 to 1, as two digits.
  private mutating func append(hexadecimal part: Double) {
    let number = UInt8((min(max(part, 0), 1) * 255).rounded())
    for digit in [number >> 4, number & 15] {
      append(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
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

extension String {
  /// Whether it may follow the two dashes of a CSS variable as it is.
  fileprivate var isVariableName: Bool {
    !isEmpty
      && utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D }
  }
}
