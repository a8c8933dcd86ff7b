package import AstroChartModel
package import AstroDrawing
package import AstroWording

extension Theme {
  /// The inks of a theme, by their names in a theme file.
  package static let inks: [(name: String, path: any WritableKeyPath<Theme, Color> & Sendable)] =
    ThemeInk.allCases.map { ($0.rawValue, $0.path) } + Body.allCases.map { ($0.rawValue, \.[body: $0]) }

  /// All names that a theme file may contain.
  package static let tokens = ["name"] + inks.map(\.name) + ["lineScale", "dashesNatures", "ornate"]

  /// The ink of a sign's glyph in a stack.
  package subscript(sign element: Element) -> Color {
    get { signInks[element] ?? faintInk }
    set { signInks[element] = newValue }
  }

  /// The ink of a body's glyph in a wheel of one sky.
  package subscript(body body: Body) -> Color {
    get { bodyInks[body] ?? glyphInk }
    set { bodyInks[body] = newValue }
  }

  /// The ink of planets' glyphs in a wheel of one sky, and of signs' around the wheel.
  package var glyphInk: Color {
    get { ownGlyphInk ?? ink }
    set { ownGlyphInk = newValue }
  }

  /// The paint of glyphs that have no ink of their own.
  package var glyphPaint: Paint {
    ownGlyphInk.map { Paint($0, token: ThemeInk.glyphInk.rawValue) } ?? paint(.ink)
  }

  /// A factor on the size of glyphs of planets and of signs around the wheel.
  package var glyphScale: Double { isOrnate ? 1.08 : 1 }

  /// The paint of a sign's glyph in a stack.
  package func paint(ofSign element: Element) -> Paint {
    Paint(self[sign: element], token: element.ink.rawValue)
  }

  /// The colors of the Moon's lit and dark parts: the brighter of ink and paper is the light.
  ///
  /// On dark paper the dark part is somewhat brighter than that, so that a new Moon is no empty ring.
  package var moonLight: Color { isDark ? ink : paper }
  package var moonShade: Color { isDark ? faintInk.opacity(0.12).over(paper) : ink }

  /// Whether the page is darker than what is drawn on it.
  package var isDark: Bool {
    let black = Color(0x000000)
    return paper.contrast(on: black) < ink.contrast(on: black)
  }

  /// All inks that a picture may refer to, with their names: those of a theme file, and those derived from
  /// them.
  package var namedInks: [(name: String, color: Color)] {
    Theme.inks.map { ($0.name, self[keyPath: $0.path]) }
      + [("moonLight", moonLight), ("moonShade", moonShade)]
  }

  /// The paint of a body's glyph in a wheel of one sky.
  package func paint(of body: Body) -> Paint {
    bodyInks[body].map { Paint($0, token: body.rawValue) } ?? glyphPaint
  }
}

extension Element {
  /// The ink of an element's signs; the ink with the element's own name is the tint of their sectors.
  package var ink: ThemeInk {
    switch self {
    case .fire: .fireInk
    case .earth: .earthInk
    case .air: .airInk
    case .water: .waterInk
    }
  }
}

extension ThemeInk {
  /// Where a theme keeps the ink.
  var path: any WritableKeyPath<Theme, Color> & Sendable {
    switch self {
    case .paper: \.paper
    case .disc: \.disc
    case .ink: \.ink
    case .secondInk: \.secondInk
    case .thirdInk: \.thirdInk
    case .faintInk: \.faintInk
    case .hairline: \.hairline
    case .fire: \.fire
    case .earth: \.earth
    case .air: \.air
    case .water: \.water
    case .harmonious: \.harmonious
    case .challenging: \.challenging
    case .neutral: \.neutral
    case .accent: \.accent
    case .retrograde: \.retrograde
    case .mark: \.mark
    case .fireInk: \.[sign: .fire]
    case .earthInk: \.[sign: .earth]
    case .airInk: \.[sign: .air]
    case .waterInk: \.[sign: .water]
    case .glyphInk: \.glyphInk
    }
  }
}

extension Theme {
  /// The ink of a ring's bodies.
  ///
  /// The outermost sky around a base always has the same ink.
  ///
  /// - Parameters:
  ///   - ring: The index of the ring from the inside out; 0 is the base.
  ///   - count: The number of rings.
  package static func ink(ofRing ring: Int, of count: Int) -> Token {
    if ring == 0 { return .ink }
    return ring == count - 1 ? .secondInk : .thirdInk
  }
}
