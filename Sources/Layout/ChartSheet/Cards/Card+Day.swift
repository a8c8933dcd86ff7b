package import AstroBylines
package import AstroChartModel
package import AstroDiagnostics
package import AstroDrawing
import AstroGeometry
package import AstroThemes
import AstroWheelLayout
package import AstroWording

/// What a card of the day tells.
package struct CardDay: Sendable {
  /// The day in words.
  package var title: String
  /// How far the clock of its hours is from universal time, as in “UTC+2”.
  package var zone: String
  /// Where the Moon is, in words, with the hour at which it moves on.
  package var moon: String
  /// What the day is about; `nil` to leave it out.
  package var headline: String?
  /// The sky in the middle of the day.
  package var sky: Chart

  package init(title: String, zone: String, moon: String, headline: String?, sky: Chart) {
    (self.title, self.zone) = (title, zone)
    (self.moon, self.headline, self.sky) = (moon, headline, sky)
  }
}

extension Card {
  /// A day as a card: the Moon as it is seen, where it is in words, and what the day is about.
  ///
  /// A square has no wheel; the other formats have that of the birth with the sky of the day around it.
  /// - Parameter showsTitle: Whether it names whose day it is.
  /// - Throws: `invalidValue` if the words leave no room for a wheel.
  package init(
    of chart: Chart, on day: CardDay, format: CardFormat, showsTitle: Bool = true, byline: Byline? = nil,
    theme: Theme, language: Language, shaper: any TextShaper
  ) throws(Problem) {
    let style = CardPlan(format: format, theme: theme, byline: byline)
    let writer = CardWriter(style: style, language: language, shaper: shaper)
    let owner = showsTitle ? chart.name ?? chart.title(in: language) : nil
    let rows = [
      writer.name(day.title, style.day, gap: 0),
      writer.owner(
        [owner.map(WritingDirection.isolated), day.zone].compactMap(\.self).joined(separator: " · ")),
      writer.moon(of: day.sky, gap: 28),
      writer.paragraph(day.moon, style.sentence, atMost: 4, label: "moon words", gap: 24),
      day.headline.flatMap { writer.paragraph($0, style.headline, atMost: 3, label: "headline", gap: 26) },
    ].compactMap(\.self)
    let room = style.foot - style.top - rows.depth - 24
    guard format != .square, room > 200 else {
      self.init(rows, isCentered: true, in: style, of: day.sky, byline: byline, language: language.tag)
      return
    }
    let wheel = try Wheel.ornament(
      of: WheelFigure(of: chart, around: [OuterSky(day.sky, as: .transit)]),
      side: min(format.pairedSide, room), theme: theme, language: language.tag, shaper: shaper)
    var ornament = writer.ornament(wheel, alternative: chart.description(in: language), gap: 24)
    ornament.isAiry = true
    self.init(rows + [ornament], in: style, of: day.sky, byline: byline, language: language.tag)
  }
}

extension CardWriter {
  /// Whose day it is and by which clock, close below the day.
  fileprivate func owner(_ words: String) -> CardRow? {
    var row = paragraph(words, style.owner, atMost: 2, label: "owner", gap: 12)
    row?.isAiry = false
    return row
  }

  /// The Moon as it is seen, large; nothing of a sky without the Sun or the Moon.
  fileprivate func moon(of sky: Chart, gap: Double) -> CardRow? {
    guard let sun = sky.placement(of: .sun), let moon = sky.placement(of: .moon) else { return nil }
    let radius = CardWriter.moonSide / 2
    return CardRow(height: CardWriter.moonSide, gap: gap) { top in
      let center = Point(x: style.middle, y: top + radius)
      let disc = MoonDisc(
        center: center, radius: radius - 1, elongation: sun.longitude.distance(forwardTo: moon.longitude))
      return CardBlock(
        label: "moon", role: .figure(alternative: moon.body.name(in: language)), shapes: [.moon(disc)],
        solids: [Rect(center: center, size: Size(square: CardWriter.moonSide))])
    }
  }

  private static let moonSide = 220.0
}
