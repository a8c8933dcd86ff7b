package import AstroBylines
package import AstroChartModel
package import AstroDiagnostics
package import AstroDrawing
package import AstroThemes
import AstroWheelLayout
package import AstroWording

extension Card {
  /// A chart as a card: the name, the wheel as ornament, and the Sun, the Moon and the Ascendant, large.
  ///
  /// - Parameters:
  ///   - sentence: Told below; left out if it needs more than two lines.
  ///   - showsTitle: Whether it names whose chart it is.
  /// - Throws: `invalidValue` if the words leave no room for a wheel.
  package init(
    of chart: Chart, sentence: String?, format: CardFormat, showsTitle: Bool = true, byline: Byline? = nil,
    theme: Theme, language: Language, shaper: any TextShaper
  ) throws(Problem) {
    let style = CardPlan(format: format, theme: theme, byline: byline)
    let writer = CardWriter(style: style, language: language, shaper: shaper)
    let name = showsTitle ? writer.name(chart.name ?? chart.title(in: language), style.name, gap: 0) : nil
    let words =
      [writer.lights(of: chart, gap: 18)]
      + [sentence.flatMap { writer.paragraph($0, style.sentence, atMost: 2, label: "sentence", gap: 20) }]
      .compactMap(\.self)
    let head = [name].compactMap(\.self)
    let taken = head.depth + 14 + words.depth + words[0].gap
    let wheel = try Wheel.ornament(
      of: WheelFigure(of: chart),
      side: min(format.ornamentSide(isAlone: words.count == 1), style.foot - style.top - taken),
      theme: theme, language: language.tag, shaper: shaper)
    let ornament = writer.ornament(wheel, alternative: chart.description(in: language), gap: 14)
    self.init(head + [ornament] + words, in: style, of: chart, byline: byline, language: language.tag)
  }
}

extension CardFormat {
  /// The side of the wheel, where words leave it that much.
  ///
  /// - Parameter isAlone: Whether there is no sentence, whose room it takes.
  fileprivate func ornamentSide(isAlone: Bool) -> Double {
    switch self {
    case .square: isAlone ? 790 : 700
    case .portrait: isAlone ? 940 : 860
    case .story: 960
    }
  }
}
