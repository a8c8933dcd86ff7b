package import ChartModel
package import Drawing

extension WheelTheme {
  /// The inks of a theme by the names that a theme file gives them.
  package static let inks: [(name: String, path: any WritableKeyPath<WheelTheme, Color> & Sendable)] =
    [
      ("paper", \.paper), ("disc", \.disc), ("ink", \.ink), ("secondInk", \.secondInk),
      ("thirdInk", \.thirdInk), ("faintInk", \.faintInk), ("hairline", \.hairline),
      ("fire", \.fire), ("earth", \.earth), ("air", \.air), ("water", \.water),
      ("harmonious", \.harmonious), ("challenging", \.challenging), ("neutral", \.neutral),
      ("accent", \.accent), ("retrograde", \.retrograde), ("mark", \.mark),
    ] + Element.allCases.map { ($0.inkToken, \.[sign: $0]) }
    + Body.allCases.map { ($0.rawValue, \.[body: $0]) }

  /// Every name that a theme file may use.
  package static let tokens = ["name"] + inks.map(\.name) + ["lineScale", "dashesNatures"]

  /// The ink of a sign's glyph in a stack.
  package subscript(sign element: Element) -> Color {
    get { signInks[element] ?? faintInk }
    set { signInks[element] = newValue }
  }

  /// The ink of a body's glyph in a wheel of one sky.
  package subscript(body body: Body) -> Color {
    get { bodyInks[body] ?? ink }
    set { bodyInks[body] = newValue }
  }

  /// What the glyph of a sign in a stack is drawn with.
  func paint(ofSign element: Element) -> Paint { Paint(self[sign: element], token: element.inkToken) }

  /// The lit part of the Moon: what is bright, on a dark page the ink, on a bright one the paper.
  var moonLight: Color { isDark ? ink : paper }
  var moonShade: Color { isDark ? paper : ink }

  /// Whether the page is darker than what stands on it.
  package var isDark: Bool {
    let black = Color(0x000000)
    return paper.contrast(on: black) < ink.contrast(on: black)
  }

  /// Every ink that a picture may name, with its name: those of a theme file, and what follows from them.
  package var namedInks: [(name: String, color: Color)] {
    WheelTheme.inks.map { ($0.name, self[keyPath: $0.path]) }
      + [("moonLight", moonLight), ("moonShade", moonShade)]
  }

  /// What a body's glyph is drawn with in a wheel of one sky.
  func paint(of body: Body) -> Paint { bodyInks[body].map { Paint($0, token: body.rawValue) } ?? paint(.ink) }
}

extension Element {
  /// What a theme file calls the ink of its signs: the element's own token is the tint of their sectors.
  package var inkToken: String { rawValue + "Ink" }
}

extension WheelTheme {
  /// The ink of a ring's bodies: the outermost sky around a base always has the same.
  ///
  /// - Parameters:
  ///   - ring: From the inside out, 0 the base.
  ///   - count: How many rings there are.
  package static func ink(ofRing ring: Int, of count: Int) -> Token {
    if ring == 0 { return .ink }
    return ring == count - 1 ? .secondInk : .thirdInk
  }
}
