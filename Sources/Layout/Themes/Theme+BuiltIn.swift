import AstroChartModel
import AstroDrawing

extension Theme {
  /// The themes that come with the library, in the order in which they are offered.
  public static let builtIn: [Theme] = [
    .light, .dark, .contrastLight, .contrastDark, .print, .midnight, .parchment, .blueprint, .celestial,
  ]

  /// Warm paper, near-black ink, muted tints.
  public static let light = Theme(
    name: "light", paper: Color(0xFBF8F1), disc: Color(0xFEFCF7), ink: Color(0x1E1B16),
    secondInk: Color(0x12277A), thirdInk: Color(0x5C2A06),
    faintInk: Color(0x6B655A), hairline: Color(0x857E70),
    fire: Color(0xF3CFBC), earth: Color(0xDCE2C3), air: Color(0xE6DFF1), water: Color(0xC9DEE9),
    harmonious: Color(0x0B7A75), challenging: Color(0xC23B22), neutral: Color(0x5B4B8A),
    accent: Color(0x8A5A00), retrograde: Color(0xB3261E), mark: Color(0x54677A),
    lineScale: 1, dashesNatures: false,
    signInks: [
      .fire: Color(0x7A2412), .earth: Color(0x5F7300), .air: Color(0x5B2F8F), .water: Color(0x1F6FB0),
    ])

  /// Deep space with gold: quiet rather than neon.
  public static let dark = Theme(
    name: "dark", paper: Color(0x0F0F23), disc: Color(0x1A1A2E), ink: Color(0xECE9F4),
    secondInk: Color(0x9CCFFF), thirdInk: Color(0xFFD3AC),
    faintInk: Color(0xA7A3C2), hairline: Color(0x77739B),
    fire: Color(0x43202F), earth: Color(0x22372F), air: Color(0x2D1B69), water: Color(0x153A55),
    harmonious: Color(0x4FC3B0), challenging: Color(0xFF7A6B), neutral: Color(0xB79CFF),
    accent: Color(0xFFD700), retrograde: Color(0xFF8C7E), mark: Color(0x8FA3C8),
    lineScale: 1, dashesNatures: false,
    signInks: [
      .fire: Color(0xF98578), .earth: Color(0x609231), .air: Color(0xAE6EAE), .water: Color(0x48ADFF),
    ])

  /// Black on white, for readers who need high contrast.
  public static let contrastLight = Theme(
    name: "contrast-light", paper: Color(0xFFFFFF), disc: Color(0xFFFFFF), ink: Color(0x000000),
    secondInk: Color(0x001489), thirdInk: Color(0x4A1C00),
    faintInk: Color(0x3D3D3D), hairline: Color(0x4A4A4A),
    fire: Color(0xFFE3D6), earth: Color(0xEAF2D0), air: Color(0xEFE8FF), water: Color(0xD6ECFA),
    harmonious: Color(0x00625C), challenging: Color(0xA80000), neutral: Color(0x3B3089),
    accent: Color(0x5C3A00), retrograde: Color(0x8F0000), mark: Color(0x3A4A5C),
    lineScale: 1.5, dashesNatures: false,
    signInks: [
      .fire: Color(0x5E0E06), .earth: Color(0x4C5E00), .air: Color(0x3E1478), .water: Color(0x0A5AA0),
    ])

  /// White on black, for readers who need high contrast.
  public static let contrastDark = Theme(
    name: "contrast-dark", paper: Color(0x000000), disc: Color(0x000000), ink: Color(0xFFFFFF),
    secondInk: Color(0xA6DCFF), thirdInk: Color(0xFFD0A0),
    faintInk: Color(0xD6D6D6), hairline: Color(0xB4B4B4),
    fire: Color(0x4A1C10), earth: Color(0x1E3A12), air: Color(0x2E1D6B), water: Color(0x0B3558),
    harmonious: Color(0x4DE3C0), challenging: Color(0xFF7B6B), neutral: Color(0xD7C8FF),
    accent: Color(0xFFD700), retrograde: Color(0xFFA79B), mark: Color(0xB9C6E0),
    lineScale: 1.5, dashesNatures: false,
    signInks: [
      .fire: Color(0xFFA896), .earth: Color(0x74A63E), .air: Color(0xBE86C4), .water: Color(0x86CEFF),
    ])

  /// Black on white without tints: lines differ only by weight and dash.
  public static let print = Theme(
    name: "print", paper: Color(0xFFFFFF), disc: Color(0xFFFFFF), ink: Color(0x000000),
    secondInk: Color(0x000000), thirdInk: Color(0x000000),
    faintInk: Color(0x000000), hairline: Color(0x000000),
    fire: Color(0xFFFFFF), earth: Color(0xFFFFFF), air: Color(0xFFFFFF), water: Color(0xFFFFFF),
    harmonious: Color(0x000000), challenging: Color(0x000000), neutral: Color(0x000000),
    accent: Color(0x000000), retrograde: Color(0x000000), mark: Color(0x000000),
    lineScale: 0.9, dashesNatures: true)

  /// A theme by its name, as in `dark`.
  public static func builtIn(named name: String) -> Theme? { builtIn.first { $0.name == name } }
}
