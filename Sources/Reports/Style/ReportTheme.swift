public import ChartModel
public import Drawing

/// The inks of a report: those of the wheel in it.
public struct ReportTheme: Hashable, Sendable {
  /// The page.
  public var paper: Color
  public var ink: Color
  /// Labels, heads and feet.
  public var faintInk: Color
  /// The lines of tables.
  public var hairline: Color
  /// The area under the name, and the factors in the margin.
  public var accent: Color
  public var retrograde: Color
  /// The aspects by their nature.
  public var natures: [AspectNature: Color]
  /// A factor on the width of every line.
  public var lineScale: Double

  public init(
    paper: Color, ink: Color, faintInk: Color, hairline: Color, accent: Color, retrograde: Color,
    natures: [AspectNature: Color], lineScale: Double = 1
  ) {
    (self.paper, self.ink, self.faintInk, self.hairline) = (paper, ink, faintInk, hairline)
    (self.accent, self.retrograde) = (accent, retrograde)
    (self.natures, self.lineScale) = (natures, lineScale)
  }

  func ink(_ nature: AspectNature) -> Color { natures[nature] ?? ink }

  /// Whether the theme is made for paper, which then is left unpainted.
  var isForPaper: Bool { paper.luminance > 0.85 }
}
