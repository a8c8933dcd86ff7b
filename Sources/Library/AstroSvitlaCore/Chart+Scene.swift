public import AstroChartModel
public import AstroDiagnostics
public import AstroDrawing
public import AstroSymbols
public import AstroThemes
import AstroWheelLayout
public import AstroWording

extension Chart {
  /// The wheel as a finished picture of 600 points, for a painter of your own.
  ///
  ///     let font = SymbolFont()
  ///     let scene = try chart.scene(shapedBy: font).value.outlined(by: font)
  ///
  /// What is left to a painter are paths, each filled or stroked in one color, within groups that may be turned
  /// or moved. Every symbol and every line is a group of its own, with what it shows in words.
  ///
  /// - Parameters:
  ///   - skies: The skies in rings around it, from the inside out; at most two.
  ///   - theme: The inks.
  ///   - language: The language of titles.
  ///   - showsTitle: Whether the corners show the name, the time and the place, for which the shaper needs
  ///     letters.
  ///   - shaper: Places glyphs; by default those of the built-in symbols.
  /// - Throws: `outOfRange` for more skies than can be drawn.
  public func scene(
    around skies: [OuterSky] = [], theme: Theme = .light, in language: Language = .en,
    showsTitle: Bool = false, shapedBy shaper: any TextShaper = SymbolFont()
  ) throws(Problem) -> Made<Scene> {
    try OuterSky.check(skies, around: self)
    let caption = showsTitle ? WheelCaption(of: self, around: skies, in: language) : nil
    let wheel = Wheel(
      of: WheelFigure(of: self, around: skies),
      options: WheelOptions(caption: caption, language: language.tag), theme: theme, shaper: shaper)
    let scene = wheel.scene()
    return Made(scene, notes: wheel.notes + scene.notes)
  }
}
