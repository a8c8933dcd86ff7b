public import AstroDrawing

extension Theme {
  /// A theme of your own: another one with some of its inks changed.
  ///
  ///     let harbour = Theme(named: "harbour", from: .light, paper: Color(hex: "#F4F7F8"), accent: Color(hex: "#9A4B00"))
  ///
  /// A picture has notes on inks that are hard to tell from each other or from their ground.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - base: The theme that has all inks that are not given.
  ///   - paper: The background of the page.
  ///   - disc: The background of the wheel inside the zodiac.
  ///   - ink: Glyphs, degrees, the horizon and the meridian.
  ///   - secondInk: Glyphs and degrees of the outermost sky around the base; if only `ink` is given, that.
  ///   - thirdInk: Glyphs and degrees of a sky between; if only `ink` is given, that.
  ///   - faintInk: Minutes, lesser house numbers, captions.
  ///   - hairline: Cusp lines, ring lines, the ruler.
  ///   - signs: The tints of the sectors of signs, from fire to water.
  ///   - harmonious: Trines, sextiles and quintiles.
  ///   - challenging: Squares, oppositions and what is a part of a square.
  ///   - neutral: Conjunctions, quincunxes and semisextiles.
  ///   - accent: The most prominent color: the Ascendant.
  ///   - retrograde: The mark of a body that moves backward.
  ///   - mark: Ticks at true degrees, and the leaders from them.
  public init(
    named name: String, from base: Theme = .light, paper: Color? = nil, disc: Color? = nil,
    ink: Color? = nil, secondInk: Color? = nil, thirdInk: Color? = nil, faintInk: Color? = nil,
    hairline: Color? = nil, signs: (fire: Color, earth: Color, air: Color, water: Color)? = nil,
    harmonious: Color? = nil, challenging: Color? = nil, neutral: Color? = nil, accent: Color? = nil,
    retrograde: Color? = nil, mark: Color? = nil
  ) {
    self = base
    self.name = name
    if disc != nil || faintInk != nil { signInks = [:] }
    let inks: [(WritableKeyPath<Theme, Color>, Color?)] = [
      (\.paper, paper), (\.disc, disc), (\.ink, ink), (\.secondInk, secondInk ?? ink),
      (\.thirdInk, thirdInk ?? ink), (\.faintInk, faintInk), (\.hairline, hairline), (\.fire, signs?.fire),
      (\.earth, signs?.earth), (\.air, signs?.air), (\.water, signs?.water), (\.harmonious, harmonious),
      (\.challenging, challenging), (\.neutral, neutral), (\.accent, accent), (\.retrograde, retrograde),
      (\.mark, mark),
    ]
    for (path, color) in inks { if let color { self[keyPath: path] = color } }
  }
}
