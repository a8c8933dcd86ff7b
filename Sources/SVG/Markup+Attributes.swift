import Drawing
import Geometry

extension Markup {
  /// Appends an outline as a `d` attribute.
  mutating func data(_ data: PathData) {
    append(" d=\"")
    append(data.markup)
    append("\"")
  }

  /// Appends a color as the paint of a property, with its opacity where it has one.
  mutating func paint(_ property: String, _ color: Color) {
    append(byte: UInt8(ascii: " "))
    append(property)
    append("=\"#")
    for part in [color.red, color.green, color.blue] { append(hexadecimal: part) }
    append("\"")
    if color.opacity < 1 { attribute("\(property)-opacity", color.opacity) }
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
