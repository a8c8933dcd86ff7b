package import AstroChartModel
package import AstroDrawing

/// The inks of a wheel: a table of tokens, and the weight of its lines.
public struct Theme: Hashable, Sendable {
  /// The name by which it is selected, such as `dark`.
  public var name: String
  /// The background of the page.
  package var paper: Color
  /// The background of the wheel inside the zodiac, which carries the text and the lines of the planet ring.
  package var disc: Color
  /// Glyphs, degrees, the horizon and the meridian.
  package var ink: Color
  /// Glyphs and degrees of the outermost sky around the base.
  package var secondInk: Color
  /// Glyphs and degrees of a sky between the base and the outermost one.
  package var thirdInk: Color
  /// Minutes, lesser house numbers, captions.
  package var faintInk: Color
  /// Cusp lines, ring lines, the ruler.
  package var hairline: Color
  package var fire: Color
  package var earth: Color
  package var air: Color
  package var water: Color
  package var harmonious: Color
  package var challenging: Color
  package var neutral: Color
  /// The most prominent color: the Ascendant.
  package var accent: Color
  package var retrograde: Color
  /// Ticks at true degrees, and the leaders from them.
  package var mark: Color
  /// A factor on the widths of all lines.
  package var lineScale: Double
  /// Whether natures of aspects are distinguished by dashes as well as by ink.
  package var dashesNatures: Bool
  /// The inks of signs' glyphs in the stacks of bodies, by the sign's element; `faintInk` for an element that
  /// is missing.
  package var signInks: [Element: Color] = [:]
  /// The inks of bodies' glyphs in a wheel of one sky; `ink` for a body that is missing.
  ///
  /// In a wheel of several skies, all bodies keep the ink of their ring.
  package var bodyInks: [Body: Color] = [:]
  /// The ink of planets' glyphs in a wheel of one sky, and of signs' around the wheel; `nil` for `ink`.
  package var ownGlyphInk: Color?
  /// Whether the wheel is decorated: stars around it, doubled rings, larger glyphs, and the Moon as it is seen.
  package var isOrnate = false

  /// The tint of a sign's sector.
  package func tint(_ element: Element) -> Color {
    switch element {
    case .fire: fire
    case .earth: earth
    case .air: air
    case .water: water
    }
  }

  /// The names of a theme's colors in a theme file.
  package enum Token: String, CaseIterable, Hashable, Sendable {
    case paper, disc, ink, secondInk, thirdInk, faintInk, hairline, fire, earth, air, water
    case harmonious, challenging, neutral, accent, retrograde, mark
  }

  /// The color of a token, with the token's name.
  package func paint(_ token: Token) -> Paint { Paint(self[token], token: token.rawValue) }

  package func paint(of element: Element) -> Paint {
    switch element {
    case .fire: paint(.fire)
    case .earth: paint(.earth)
    case .air: paint(.air)
    case .water: paint(.water)
    }
  }

  package func paint(of nature: AspectNature) -> Paint {
    switch nature {
    case .harmonious: paint(.harmonious)
    case .challenging: paint(.challenging)
    case .neutral: paint(.neutral)
    }
  }

  package subscript(token: Token) -> Color {
    switch token {
    case .paper: paper
    case .disc: disc
    case .ink: ink
    case .secondInk: secondInk
    case .thirdInk: thirdInk
    case .faintInk: faintInk
    case .hairline: hairline
    case .fire: fire
    case .earth: earth
    case .air: air
    case .water: water
    case .harmonious: harmonious
    case .challenging: challenging
    case .neutral: neutral
    case .accent: accent
    case .retrograde: retrograde
    case .mark: mark
    }
  }

  /// The ink of an aspect.
  package func ink(_ nature: AspectNature) -> Color {
    switch nature {
    case .harmonious: harmonious
    case .challenging: challenging
    case .neutral: neutral
    }
  }

  /// Whether the theme is made for paper, whose background is then not painted.
  package var isForPaper: Bool { paper.luminance > 0.85 }

  /// The opacity of an aspect that is uncertain or at the limit of its orb.
  ///
  /// With less, the contrast of lines would fall below 3 : 1 on the disc.
  package static let faintestChord = 0.82
}
