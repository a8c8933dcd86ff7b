import AstroChartModel
import AstroDrawing
import AstroThemes

/// The text styles of a wheel in a theme.
struct WheelType {
  let metrics: WheelMetrics
  let theme: Theme
  /// The ink of the bodies of a ring.
  var skyInk = Theme.Token.ink

  /// The same styles in the ink of a ring.
  func inRing(_ ring: Int, of count: Int) -> WheelType {
    var type = self
    type.skyInk = Theme.ink(ofRing: ring, of: count)
    return type
  }

  var planetGlyph: TextStyle { TextStyle(.symbols, size: metrics.planetGlyph, paint: theme.paint(skyInk)) }
  /// The glyph of a body in a wheel of one sky, which may have an ink of its own.
  func planetGlyph(of body: Body) -> TextStyle {
    TextStyle(.symbols, size: metrics.planetGlyph, paint: theme.paint(of: body))
  }
  var planetDegree: TextStyle {
    TextStyle(.interSemiBold, size: metrics.planetDegree, paint: theme.paint(skyInk), figures: .tabular)
  }
  func planetSign(_ element: Element) -> TextStyle {
    TextStyle(.symbols, size: metrics.planetSign, paint: theme.paint(ofSign: element))
  }
  var planetMinute: TextStyle {
    TextStyle(.inter, size: metrics.planetMinute, paint: theme.paint(.faintInk), figures: .tabular)
  }
  var planetRetrograde: TextStyle {
    TextStyle(.symbols, size: metrics.planetRetrograde, paint: theme.paint(.retrograde))
  }
  var signGlyph: TextStyle { TextStyle(.symbols, size: metrics.signGlyph, paint: theme.glyphPaint) }
  var cuspLabel: TextStyle { TextStyle(.inter, size: metrics.cuspLabel, paint: theme.paint(.faintInk)) }
  var cuspSign: TextStyle {
    TextStyle(.symbols, size: metrics.cuspLabel * 1.2, paint: theme.paint(.faintInk))
  }
  var angleDegree: TextStyle { TextStyle(.inter, size: metrics.angleDegree, paint: theme.paint(.faintInk)) }
  var title: TextStyle { TextStyle(.vollkornSemiBold, size: metrics.title, paint: theme.paint(.ink)) }
  /// The style of the line in a corner that describes a ring.
  var skyCaption: TextStyle {
    TextStyle(.inter, size: metrics.caption, paint: theme.paint(skyInk), figures: .lining)
  }
  var caption: TextStyle {
    TextStyle(.inter, size: metrics.caption, paint: theme.paint(.faintInk), figures: .lining)
  }

  /// The style of text that no reader of the picture should miss.
  var urgentCaption: TextStyle {
    TextStyle(.interSemiBold, size: metrics.caption, paint: theme.paint(.ink), figures: .lining)
  }

  /// The style of an angle's label.
  ///
  /// The Ascendant is larger and in the accent color, because the eye should find it first.
  func angleLabel(isAscendant: Bool) -> TextStyle {
    TextStyle(
      .interSemiBold, size: metrics.angleLabel * (isAscendant ? 1.12 : 1),
      paint: theme.paint(isAscendant ? .accent : .ink))
  }

  func houseNumber(isAngular: Bool) -> TextStyle {
    TextStyle(
      isAngular ? .interSemiBold : .inter, size: metrics.houseNumber,
      paint: theme.paint(isAngular ? .ink : .faintInk))
  }

  func aspectGlyph(_ nature: AspectNature) -> TextStyle {
    TextStyle(.symbols, size: metrics.aspectGlyph, paint: theme.paint(of: nature))
  }

  // MARK: - Styles of a dial

  var dialNumber: TextStyle {
    TextStyle(.inter, size: metrics.cuspLabel * 1.2, paint: theme.paint(.ink), figures: .tabular)
  }
  func dialSign(_ element: Element) -> TextStyle {
    TextStyle(.symbols, size: metrics.signGlyph * 0.62, paint: theme.paint(ofSign: element))
  }
  /// The style of an angle among the glyphs of planets.
  var dialAngle: TextStyle {
    TextStyle(.interSemiBold, size: metrics.planetGlyph * 0.58, paint: theme.paint(.ink))
  }

  /// The style of the labels for the angles of another sky, around the rim.
  var flagLabel: TextStyle {
    TextStyle(.interSemiBold, size: metrics.cuspLabel, paint: theme.paint(skyInk))
  }

  /// The style of the degrees below those labels.
  var flagDegree: TextStyle {
    TextStyle(.inter, size: metrics.cuspLabel, paint: theme.paint(skyInk), figures: .tabular)
  }

  /// - Parameter depth: The depth of the divider that the words are on, in points.
  func ringCaption(depth: Double) -> TextStyle {
    TextStyle(.interSemiBold, size: depth * WheelType.captionSize, paint: theme.paint(skyInk))
  }

  /// The depth of a divider for words of a size, in points.
  static func captionDepth(for size: Double) -> Double { size / captionSize }

  /// The size of the words on a divider, as a fraction of its depth.
  private static let captionSize = 0.88
}
