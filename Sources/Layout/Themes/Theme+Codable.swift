import AstroChartModel
import AstroDiagnostics
import AstroDrawing
import AstroJSON
import AstroWording

/// The theme as the object that a theme file is, with its colors as `#RRGGBB`.
///
/// What is missing is taken from ``light``, as in a theme file.
extension Theme: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  /// - Throws: A `Problem` with the code `invalidTheme` at a token that is unknown or wrong; what the decoder
  ///   throws for a value of another type.
  public init(from decoder: any Decoder) throws {
    let tokens = try decoder.container(keyedBy: Key.self)
    self.init(namedByFile: tokens.allKeys.map(\.stringValue))
    for token in tokens.allKeys {
      switch token.stringValue {
      case "name": name = try tokens.decode(String.self, forKey: token)
      case "lineScale": lineScale = try Theme.lineScale(tokens.decode(Double.self, forKey: token))
      case "dashesNatures": dashesNatures = try tokens.decode(Bool.self, forKey: token)
      case "ornate": isOrnate = try tokens.decode(Bool.self, forKey: token)
      default: try set(token.stringValue, to: tokens.decode(String.self, forKey: token))
      }
    }
    adoptInk(unless: tokens.allKeys.map(\.stringValue))
  }

  private mutating func set(_ token: String, to color: String) throws(Problem) {
    guard let ink = Theme.inks.first(where: { $0.name == token }) else {
      throw Problem(.invalidTheme, at: .field(token), ThemeFault.noToken(token, among: Theme.tokens))
    }
    guard let color = Color(hex: color) else {
      throw Problem(.invalidTheme, at: .field(token), ThemeFault.notColor)
    }
    self[keyPath: ink.path] = color
  }

  private static func lineScale(_ scale: Double) throws(Problem) -> Double {
    guard lineScales.contains(scale) else {
      throw Problem(
        .invalidTheme, at: .field("lineScale"), ValueFault.outOfRange(scale, lineScales))
    }
    return scale
  }

  public func encode(to encoder: any Encoder) throws {
    var tokens = encoder.container(keyedBy: Key.self)
    try tokens.encode(name, forKey: Key("name"))
    for ink in Theme.inks where hasOwn(ink.name) {
      try tokens.encode(self[keyPath: ink.path].hex, forKey: Key(ink.name))
    }
    try tokens.encode(lineScale, forKey: Key("lineScale"))
    try tokens.encode(dashesNatures, forKey: Key("dashesNatures"))
    if isOrnate { try tokens.encode(true, forKey: Key("ornate")) }
  }

  /// Whether an ink is the theme's own: those of glyphs, signs and bodies may be left to another.
  private func hasOwn(_ ink: String) -> Bool {
    if let body = Body(rawValue: ink) { return bodyInks[body] != nil }
    if ink == ThemeInk.glyphInk.rawValue { return ownGlyphInk != nil }
    guard let element = Element.allCases.first(where: { $0.ink.rawValue == ink }) else { return true }
    return signInks[element] != nil
  }
}
