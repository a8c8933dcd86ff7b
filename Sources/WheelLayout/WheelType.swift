import Drawing

/// The text styles of a wheel in a theme.
struct WheelType {
  let metrics: WheelMetrics
  let theme: WheelTheme

  var planetGlyph: TextStyle { TextStyle(.symbols, size: metrics.planetGlyph, color: theme.ink) }
  var planetDegree: TextStyle {
    TextStyle(.interSemiBold, size: metrics.planetDegree, color: theme.ink, figures: .tabular)
  }
  var planetSign: TextStyle { TextStyle(.symbols, size: metrics.planetSign, color: theme.faintInk) }
  var planetMinute: TextStyle {
    TextStyle(.inter, size: metrics.planetMinute, color: theme.faintInk, figures: .tabular)
  }
  var planetRetrograde: TextStyle {
    TextStyle(.symbols, size: metrics.planetRetrograde, color: theme.retrograde)
  }
  var signGlyph: TextStyle { TextStyle(.symbols, size: metrics.signGlyph, color: theme.ink) }
  var cuspLabel: TextStyle { TextStyle(.inter, size: metrics.cuspLabel, color: theme.faintInk) }
  var angleDegree: TextStyle { TextStyle(.inter, size: metrics.angleDegree, color: theme.faintInk) }
  var title: TextStyle { TextStyle(.vollkornSemiBold, size: metrics.title, color: theme.ink) }
  var caption: TextStyle { TextStyle(.inter, size: metrics.caption, color: theme.faintInk, figures: .lining) }

  /// The Ascendant is set in the accent and larger: it is the first thing an eye should find.
  func angleLabel(isAscendant: Bool) -> TextStyle {
    TextStyle(
      .interSemiBold, size: metrics.angleLabel * (isAscendant ? 1.12 : 1),
      color: isAscendant ? theme.accent : theme.ink)
  }

  func houseNumber(isAngular: Bool) -> TextStyle {
    TextStyle(
      isAngular ? .interSemiBold : .inter, size: metrics.houseNumber,
      color: isAngular ? theme.ink : theme.faintInk)
  }

  func aspectGlyph(_ color: Color) -> TextStyle {
    TextStyle(.symbols, size: metrics.aspectGlyph, color: color)
  }
}
