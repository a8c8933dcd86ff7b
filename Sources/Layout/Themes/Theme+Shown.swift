import AstroChartModel
import AstroDrawing

/// Themes for pictures that are made for display, with the same tokens and the same rules as all others.
extension Theme {
  /// Gold on the night sky.
  public static let midnight = Theme(
    name: "midnight", paper: Color(0x0F0F23), disc: Color(0x15152B), ink: Color(0xF4E9C8),
    secondInk: Color(0x8FCBFF), thirdInk: Color(0xFF9AB0),
    faintInk: Color(0xB9A978), hairline: Color(0x8A7B4E),
    fire: Color(0x3D1B45), earth: Color(0x1C2B48), air: Color(0x2D1B69), water: Color(0x143263),
    harmonious: Color(0x6FD3BE), challenging: Color(0xFF8A70), neutral: Color(0xC3A4FF),
    accent: Color(0xFFD700), retrograde: Color(0xFF9A85), mark: Color(0x9AA0D0),
    lineScale: 1, dashesNatures: false,
    signInks: [
      .fire: Color(0xFF9A80), .earth: Color(0x6A9A38), .air: Color(0xB070C0), .water: Color(0x78C4FF),
    ])

  /// Brown ink on old paper.
  public static let parchment = Theme(
    name: "parchment", paper: Color(0xF1E4C6), disc: Color(0xF8EFDA), ink: Color(0x33200F),
    secondInk: Color(0x16306E), thirdInk: Color(0x8A1538),
    faintInk: Color(0x664B31), hairline: Color(0x866849),
    fire: Color(0xE6B592), earth: Color(0xCFC48F), air: Color(0xEBDAA6), water: Color(0xBCC9BA),
    harmonious: Color(0x1F6B5C), challenging: Color(0xAE3218), neutral: Color(0x5A4690),
    accent: Color(0x834500), retrograde: Color(0xA02D18), mark: Color(0x5C6B62),
    lineScale: 1, dashesNatures: false,
    signInks: [
      .fire: Color(0x641A0A), .earth: Color(0x5A6A00), .air: Color(0x482478), .water: Color(0x1A6CAC),
    ])

  /// White lines on blue, like old engineering drawings.
  public static let blueprint = Theme(
    name: "blueprint", paper: Color(0x0F3569), disc: Color(0x113B74), ink: Color(0xFFFFFF),
    secondInk: Color(0xFFE9A0), thirdInk: Color(0xFFB6C8),
    faintInk: Color(0xCBDDF6), hairline: Color(0x8FB4E6),
    fire: Color(0x1F4A86), earth: Color(0x17457E), air: Color(0x23508C), water: Color(0x164079),
    harmonious: Color(0x86F0D8), challenging: Color(0xFFAA8C), neutral: Color(0xDCC4FF),
    accent: Color(0xFFE27A), retrograde: Color(0xFFB3A0), mark: Color(0xA9C4EE),
    lineScale: 1, dashesNatures: false,
    signInks: [
      .fire: Color(0xFFD0C0), .earth: Color(0x98C060), .air: Color(0xD29AD8), .water: Color(0xC0ECFF),
    ])

  /// Gold on violet, with stars around the wheel, doubled rings, and the Moon as it is seen.
  public static let celestial: Theme = {
    var theme = Theme(
      name: "celestial", paper: Color(0x140A2B), disc: Color(0x1C1038), ink: Color(0xF3E6BE),
      secondInk: Color(0x8FCBFF), thirdInk: Color(0xFF9AB0),
      faintInk: Color(0xB9A6D6), hairline: Color(0x8C7AB2),
      fire: Color(0x3A1638), earth: Color(0x232238), air: Color(0x2A1A5E), water: Color(0x16265A),
      harmonious: Color(0x7FD8C4), challenging: Color(0xFF8F7A), neutral: Color(0xC6A8FF),
      accent: Color(0xFFD24A), retrograde: Color(0xFF9EB8), mark: Color(0xFFD24A),
      lineScale: 1, dashesNatures: false,
      signInks: [
        .fire: Color(0xFF9A80), .earth: Color(0x6A9A38), .air: Color(0xB070C0), .water: Color(0x78C4FF),
      ])
    (theme.ownGlyphInk, theme.isOrnate) = (Color(0xFFD98A), true)
    return theme
  }()
}
