import Geometry

extension Color {
  /// Relative luminance, 0 (black) to 1 (white), of an opaque color (WCAG 2.2).
  package var luminance: Double {
    0.2126 * Color.linear(red) + 0.7152 * Color.linear(green) + 0.0722 * Color.linear(blue)
  }

  /// The contrast ratio against an opaque ground, 1 to 21 (WCAG 2.2).
  package func contrast(on ground: Color) -> Double {
    let (a, b) = (over(ground).luminance, ground.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// A part of an sRGB color as an amount of light (IEC 61966-2-1).
  package static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055, 2.4)
  }
}
