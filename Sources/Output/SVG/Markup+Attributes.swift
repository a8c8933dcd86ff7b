import AstroBytes
import AstroDrawing
import AstroGeometry

extension Markup {
  /// Appends an outline on the page as a `d` attribute.
  mutating func data(_ path: Path, decimals: Int) { data(decimals: decimals) { $0.append(path) } }

  /// Appends outlines on the page as a `d` attribute.
  ///
  /// - Parameter write: Appends them to the attribute.
  mutating func data(decimals: Int, _ write: (inout PathData) -> Void) {
    append(" d=\"")
    var data = PathData(decimals: decimals, behind: handedOver())
    write(&data)
    // Given up at once, since a second owner would make the next byte copy all of it.
    self = (consume data).finished()
    append("\"")
  }

  /// Appends the outline of a glyph as a `d` attribute.
  mutating func data(_ outline: GlyphOutline, unitsPerEm: Double) {
    append(" d=\"")
    self = PathData(outline, unitsPerEm: unitsPerEm, behind: handedOver()).finished()
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
  mutating func paint(_ property: StaticString, _ paint: Paint, asVariable: Bool) {
    begin(attribute: property)
    let token = asVariable ? paint.token.flatMap { $0.isVariableName ? $0 : nil } : nil
    if let token {
      append("var(--")
      append(markup: token)
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

  /// Appends a color without its opacity, as a hash and six hexadecimal digits.
  private mutating func append(_ color: Color) {
    let parts = (Markup.byte(color.red), Markup.byte(color.green), Markup.byte(color.blue))
    unsafe append(atMost: 7) { start in
      unsafe start[0] = UInt8(ascii: "#")
      var place = 1
      for part in [parts.0, parts.1, parts.2] {
        unsafe start[place] = Markup.digit(part >> 4)
        unsafe start[place + 1] = Markup.digit(part & 15)
        place += 2
      }
      return place
    }
  }

  /// A component of a color, 0…1, as a number up to 255.
  private static func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }

  private static func digit(_ number: UInt8) -> UInt8 {
    number < 10 ? UInt8(ascii: "0") + number : UInt8(ascii: "A") + number - 10
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
