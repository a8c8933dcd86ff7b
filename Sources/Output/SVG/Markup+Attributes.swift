import AstroBytes
import AstroDrawing
import AstroGeometry

extension Markup {
  /// Appends outlines on the page as a `d` attribute.
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

  /// Moves all of the markup out, so that it has one owner and grows without being copied.
  private mutating func handedOver() -> Markup {
    var all = Markup()
    swap(&all, &self)
    return all
  }

  /// Appends an ink as the paint of a property, with its opacity where that is below 1.
  ///
  /// - Parameter asVariable: Whether to write the theme's token as a CSS variable, with the color as the
  ///   fallback for pages that do not set it.
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

  /// Appends a component of a color, 0…1, as two hexadecimal digits.
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
    // The factors need more digits than the translation, because coordinates are multiplied by them.
    for part in [map.a, map.b, map.c, map.d] {
      append(part, decimals: 8)
      append(" ")
    }
    append(Point(x: map.tx, y: map.ty))
    append(")\"")
  }
}

extension String {
  /// Whether the string may be used unchanged as the name of a CSS variable, after the two dashes.
  fileprivate var isVariableName: Bool {
    !isEmpty
      && utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D }
  }
}
