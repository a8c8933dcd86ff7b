import AstroGeometry

/// A color in CIE 1976 L*a*b* under D65, a space in which equal distances look about equally large.
package struct Lab: Hashable, Sendable {
  /// From 0 (black) to 100 (white).
  package var lightness: Double
  /// From green (negative) to red.
  package var a: Double
  /// From blue (negative) to yellow.
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }
}

extension Color {
  /// The color in CIE L*a*b*; the opacity is ignored.
  ///
  /// The primaries and the D65 white point of sRGB are those of IEC 61966-2-1, the curve is that of CIE 15.
  package var lab: Lab {
    let (r, g, b) = (Color.linear(red), Color.linear(green), Color.linear(blue))
    let x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    let y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    let z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    let (fx, fy, fz) = (Color.compressed(x), Color.compressed(y), Color.compressed(z))
    return Lab(lightness: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
  }

  /// How different two colors look, by CIEDE2000; a difference of about 1 is just noticeable.
  package func difference(from other: Color) -> Double { lab.difference(from: other.lab) }

  /// The cube root, replaced by a straight line near black.
  private static func compressed(_ amount: Double) -> Double {
    amount > 216.0 / 24389 ? power(amount, 1.0 / 3) : (24389.0 / 27 * amount + 16) / 116
  }

  /// Converts linear light, 0…1, to a component of an sRGB color; the inverse of `linear`.
  package static func encoded(_ amount: Double) -> Double {
    amount <= 0.0031308 ? amount * 12.92 : 1.055 * power(amount, 1 / 2.4) - 0.055
  }
}
