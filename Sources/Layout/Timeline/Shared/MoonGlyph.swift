import AstroChartModel
import AstroDrawing
import AstroWording

/// The symbols of the Moon's phases.
enum MoonGlyph {
  /// The symbol, drawn so that its lit part is lighter than the dark one in every theme: on a dark page solid
  /// ink is light.
  ///
  /// - Parameter eighth: The phase in eighths of the lunation, from 0 for the new moon to 7 for the waning
  ///   crescent.
  static func shaped(
    _ eighth: Int, _ style: TextStyle, on paper: Color, by shaper: any TextShaper
  ) -> ShapedText {
    let isInkLight = style.color.luminance > paper.luminance
    var text = shaper.shape(symbol(isInkLight ? eighth + 4 : eighth), style)
    // The text stays the actual phase, for programs that extract it.
    for index in text.runs.indices { text.runs[index].text = symbol(eighth) }
    return text
  }

  private static func symbol(_ eighth: Int) -> String {
    ["\u{1F311}", "\u{1F312}", "\u{1F313}", "\u{1F314}", "\u{1F315}", "\u{1F316}", "\u{1F317}", "\u{1F318}"][
      eighth % 8]
  }

  /// The title of a lunation, such as “full moon, 25°11′ Aries, 13 Jun 2027”.
  static func title(of lunation: Lunation, on date: CivilDate, in language: Language) -> String {
    let phase = MoonPhase.allCases[lunation.phase.quarter * 2].name(in: language)
    return "\(phase), \(lunation.longitude.position(in: language)), \(date.shortText(in: language))"
  }

  /// The position nearest to its own at which a symbol fits between the ends of the axis.
  static func settled(_ x: Double, half: Double, on axis: TimeAxis) -> Double {
    min(max(x, axis.left + half), axis.right - half)
  }
}
