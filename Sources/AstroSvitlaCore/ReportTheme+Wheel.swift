import ChartModel
package import Reports
package import WheelLayout

extension ReportTheme {
  /// The inks of a wheel's theme.
  package init(_ theme: WheelTheme) {
    let natures = AspectNature.allCases.map { ($0, theme.ink($0)) }
    self.init(
      paper: theme.paper, ink: theme.ink, faintInk: theme.faintInk, hairline: theme.hairline,
      accent: theme.accent, retrograde: theme.retrograde,
      natures: Dictionary(uniqueKeysWithValues: natures), lineScale: theme.lineScale)
  }
}
