package import AstroChartModel
package import AstroDrawing

/// The inks of a report, which are those of its wheel.
package struct ReportTheme: Hashable, Sendable {
  /// The ink of the page background.
  package var paper: Color
  package var ink: Color
  /// The ink of labels, heads and feet.
  package var faintInk: Color
  /// The ink of the lines in tables.
  package var hairline: Color
  /// The ink of the area under the name, and of the factors in the margin.
  package var accent: Color
  package var retrograde: Color
  /// The inks of aspects, by their nature.
  package var natures: [AspectNature: Color]
  /// A factor for the width of every line.
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

  /// Whether the theme is made for paper, whose background is then not painted.
  var isForPaper: Bool { paper.luminance > 0.85 }
}
