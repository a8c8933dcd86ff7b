package import ChartModel
package import Drawing
package import WheelLayout
package import Wording

extension DocumentInfo {
  /// What a picture of a chart says of itself, the whole chart in words included.
  ///
  /// - Parameter createdAt: Seconds since 1970; `nil` leaves dates out, so that the bytes never change.
  package init(
    of chart: Chart, around skies: [OuterSky] = [], in language: Language, createdAt: Int? = nil
  ) {
    let lines = skies.map { SkyCaption(of: $0.chart, as: $0.sky, in: language).line }
    self.init(
      title: ([chart.title(in: language)] + lines).joined(separator: " · "),
      subject: ([chart.kindName(in: language)] + skies.map { $0.sky.name(in: language) }).joined(
        separator: " · "),
      keywords: language.phrasebook.keywords,
      language: language.tag, description: chart.description(around: skies, in: language),
      createdAt: createdAt)
  }
}

extension Chart {
  /// The same sky without whose it is: no name, no birth, no moment, and no births that it was derived from.
  package var anonymous: Chart {
    var chart = self
    (chart.name, chart.birth, chart.moment, chart.derived) = (nil, nil, nil, nil)
    return chart
  }
}
