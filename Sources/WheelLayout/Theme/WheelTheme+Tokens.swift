package import Drawing

extension WheelTheme {
  /// The inks of a theme by the names that a theme file gives them.
  package static let inks: [(name: String, path: any WritableKeyPath<WheelTheme, Color> & Sendable)] = [
    ("paper", \.paper), ("disc", \.disc), ("ink", \.ink), ("secondInk", \.secondInk),
    ("thirdInk", \.thirdInk), ("faintInk", \.faintInk), ("hairline", \.hairline),
    ("fire", \.fire), ("earth", \.earth), ("air", \.air), ("water", \.water),
    ("harmonious", \.harmonious), ("challenging", \.challenging), ("neutral", \.neutral),
    ("accent", \.accent), ("retrograde", \.retrograde), ("mark", \.mark),
  ]

  /// Every name that a theme file may use.
  package static let tokens = ["name"] + inks.map(\.name) + ["lineScale", "dashesNatures"]
}
