package import AstroChartModel
package import AstroDrawing
package import AstroWheelLayout
package import AstroWording

extension DocumentInfo {
  /// The metadata of a picture of a chart, including a description of the whole chart in words.
  ///
  /// - Parameters:
  ///   - figure: What the wheel of the chart and the skies shows, if it is known.
  ///   - createdAt: The time of making; `nil` leaves dates out, so that the same chart always gives the same bytes.
  package init(
    of chart: Chart, around skies: [OuterSky] = [], figure: WheelFigure? = nil, in language: Language,
    createdAt: Moment? = nil
  ) {
    let lines = skies.map { SkyCaption(of: $0.chart, as: $0.sky, in: language).line }
    self.init(
      title: ([chart.title(in: language)] + lines).joined(separator: " · "),
      subject: ([chart.kindName(in: language)] + skies.map { $0.sky.name(in: language) }).joined(
        separator: " · "),
      keywords: language.phrasebook.keywords,
      language: language.tag, description: chart.description(around: skies, figure: figure, in: language),
      createdAt: createdAt?.secondsSince1970)
  }
}

extension Chart {
  /// The same chart without personal data: without name, birth data, moment, and the births it was derived
  /// from.
  package var anonymous: Chart {
    var chart = self
    (chart.name, chart.birth, chart.moment, chart.derived) = (nil, nil, nil, nil)
    return chart
  }
}
