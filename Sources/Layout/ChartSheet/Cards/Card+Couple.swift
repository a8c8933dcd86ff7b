package import AstroBylines
import AstroChartModel
package import AstroDiagnostics
package import AstroDrawing
import AstroGeometry
package import AstroSynastry
package import AstroThemes
import AstroWheelLayout
package import AstroWording

extension Card {
  /// Two people as a card: both their wheels as ornament, each name above its Sun and Moon, and a bar for each
  /// score.
  ///
  /// - Parameters:
  ///   - sentence: Told above the bars; left out if it needs more than two lines.
  ///   - showsTitle: Whether it names the two.
  /// - Throws: `invalidValue` if the words leave no room for a wheel.
  package init(
    of synastry: Synastry, sentence: String, format: CardFormat, showsTitle: Bool = true,
    byline: Byline? = nil, theme: Theme, language: Language, shaper: any TextShaper
  ) throws(Problem) {
    let style = CardPlan(format: format, theme: theme, byline: byline)
    let writer = CardWriter(style: style, language: language, shaper: shaper)
    let figure = WheelFigure(of: synastry.first, around: [OuterSky(synastry.second, as: .partner)])
    let pair = CardPair(
      of: [synastry.first, synastry.second], named: showsTitle ? figure.owners(in: language).names : nil,
      by: writer)
    let isUntimed = !synastry.first.hasBirthTime || !synastry.second.hasBirthTime
    let note = isUntimed ? CardWords(language).withoutAngles : nil
    let rows =
      [
        pair.row(gap: 12),
        writer.paragraph(sentence, style.sentence, atMost: 2, label: "sentence", gap: 16),
        note.flatMap { writer.paragraph($0, style.note, atMost: 1, label: "note", gap: 6) },
      ].compactMap(\.self)
      + CoupleDomain.allCases.compactMap { domain in
        synastry.scores[domain].map { writer.bar($0, of: domain, gap: domain == .emotional ? 18 : 8) }
      }
    let room = style.foot - style.top - rows.depth - rows[0].gap
    let wheel = try Wheel.ornament(
      of: figure, side: min(format.pairedSide, room), theme: theme, language: language.tag, shaper: shaper)
    let alternative =
      synastry.first.description(in: language) + " " + synastry.second.description(in: language)
    self.init(
      [writer.ornament(wheel, alternative: alternative, gap: 0)] + rows, in: style, of: synastry.first,
      byline: byline, language: language.tag)
  }
}

extension CardFormat {
  /// The side of a wheel of two skies, where words leave it that much.
  var pairedSide: Double {
    switch self {
    case .square: 420
    case .portrait: 600
    case .story: 680
    }
  }
}
