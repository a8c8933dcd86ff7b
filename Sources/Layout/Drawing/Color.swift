import AstroGeometry

/// An sRGB color with an opacity; each component is in 0…1.
public struct Color: Hashable, Sendable {
  /// How much red, 0…1.
  public var red: Double
  /// How much green, 0…1.
  public var green: Double
  /// How much blue, 0…1.
  public var blue: Double
  /// 0 is fully transparent, 1 fully opaque.
  public var opacity: Double

  /// A color of components in 0…1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  /// A color from a hexadecimal number of the form RRGGBB, as in `Color(0x0F0F23)`.
  package init(_ rgb: UInt32, opacity: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double((rgb >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), opacity: opacity)
  }

  /// A color from a string of the form `#RRGGBB` or `#RRGGBBAA`; any other string gives `nil`.
  public init?(hex: String) {
    // Checked first: comparing strings takes quadratic time in the number of combining marks on a letter.
    guard hex.utf8.count <= 9 else { return nil }
    let digits = hex.dropFirst()
    guard hex.hasPrefix("#"), digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt64(digits, radix: 16)
    else { return nil }
    let rgb = digits.count == 8 ? value >> 8 : value
    self.init(UInt32(rgb), opacity: digits.count == 8 ? Double(value & 0xFF) / 255 : 1)
  }

  /// The color as `#RRGGBB`, or as `#RRGGBBAA` where it is not fully opaque.
  package var hex: String {
    func pair(_ part: Double) -> String {
      let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + pair(red) + pair(green) + pair(blue) + (opacity < 1 ? pair(opacity) : "")
  }

  package static let black = Color(0x000000)
  package static let white = Color(0xFFFFFF)

  package func opacity(_ opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// The color that results where this color lies over an opaque one.
  package func over(_ ground: Color) -> Color {
    func mix(_ top: Double, _ bottom: Double) -> Double { top * opacity + bottom * (1 - opacity) }
    return Color(red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }
}

extension Color {
  /// The relative luminance of an opaque color, from 0 (black) to 1 (white), as in WCAG 2.2.
  package var luminance: Double {
    0.2126 * Color.linear(red) + 0.7152 * Color.linear(green) + 0.0722 * Color.linear(blue)
  }

  /// The contrast ratio against an opaque background, from 1 to 21, as in WCAG 2.2.
  package func contrast(on ground: Color) -> Double {
    let (a, b) = (over(ground).luminance, ground.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Converts a component of an sRGB color to linear light, 0…1, as in IEC 61966-2-1.
  package static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055, 2.4)
  }
}
