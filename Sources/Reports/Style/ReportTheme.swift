package import ChartModel
package import Drawing

/// The inks of a report: those of the wheel in it.
package struct ReportTheme: Hashable, Sendable {
  /// The page.
  package var paper: Color
  package var ink: Color
  /// Labels, heads and feet.
  package var faintInk: Color
  /// The lines of tables.
  package var hairline: Color
  /// The area under the name, and the factors in the margin.
  package var accent: Color
  package var retrograde: Color
  /// The aspects by their nature.
  package var natures: [AspectNature: Color]
  /// A factor on the width of every line.
  package var lineScale: Double

  package init(
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
