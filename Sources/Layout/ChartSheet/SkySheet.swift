package import AstroChartModel
package import AstroDrawing
package import AstroGeometry
package import AstroThemes
package import AstroWheelLayout
package import AstroWording

/// One page with a chart and the skies around it: the wheel, and the aspects between them.
///
/// Two births are compared in a grid, with the houses that each falls into and the balance of both. Other
/// skies have a table of all positions and a list of the aspects of each, the closest first.
package struct SkySheet: Sendable {
  /// Width and height in points, in the proportion of A4.
  package static let size = ChartSheet.size

  package let wheel: Wheel
  let base: Chart
  let skies: [OuterSky]
  let language: Language
  let style: SheetStyle

  /// - Parameters:
  ///   - skies: One or two skies, from the inside out.
  ///   - figure: The figure of the same skies, if it is known already.
  ///   - options: What the wheel shows; the sheet itself determines the wheel's side and caption.
  package init(
    of base: Chart, around skies: [OuterSky], figure: WheelFigure? = nil,
    options: WheelOptions = WheelOptions(), theme: Theme, language: Language, shaper: any TextShaper
  ) {
    (self.base, self.skies, self.language) = (base, Array(skies.prefix(OuterSky.most)), language)
    style = SheetStyle(theme: theme, language: language, rowHeight: 15)
    var inner = options.onSheet(
      side: SkySheet.wheelSide, of: SkySheet.size.width, margin: SheetStyle.margin,
      caption: WheelCaption(keyIn: language), language: language.tag)
    // Three rings leave little room.
    if skies.count > 1 { inner.leastPoints = SkySheet.leastDegree }
    wheel = Wheel(
      of: figure ?? WheelFigure(of: base, around: skies), options: inner, theme: theme, shaper: shaper)
  }

  static let wheelSide = 436.0
  /// The smallest degree and the smallest words on a sheet of three skies, in points.
  package static let leastDegree = 5.5
  static let wheelTop = 82.0
  static let tablesTop = 520.0
  static let tablesBottom = 812.0

  /// The aspects of every sky with the base, whether or not the wheel draws them.
  var ties: [WheelFigure.Tie] { wheel.figure.ties }

  /// Whether the sheet compares two births.
  var isOfTwoBirths: Bool { skies.count == 1 && skies[0].sky.kind == ChartKind.natal.rawValue }

  /// The headings of the skies, the base's first.
  var heads: [String] {
    let own = SkyCaption(of: base, as: SkyRole(base.kind), in: language).head
    return [own] + skies.map { SkyCaption(of: $0.chart, as: $0.sky, in: language).head }
  }

  /// The names and marks of the skies, the base's first.
  var owners: SkyOwners { wheel.figure.owners(in: language) }

  /// A style in the ink of a sky.
  func inked(_ textStyle: TextStyle, _ ring: Int) -> TextStyle { style.inked(textStyle, ink(ring)) }

  /// The ink of a sky; 0 is the base.
  func ink(_ ring: Int) -> Color { style.theme[Theme.ink(ofRing: ring, of: skies.count + 1)] }
}
