public import ChartModel
public import Drawing
public import Wording

extension DocumentInfo {
  /// What a picture of a chart says of itself, the whole chart in words included.
  ///
  /// - Parameter createdAt: Seconds since 1970; `nil` leaves dates out, so that the bytes never change.
  public init(of chart: Chart, in language: Language, createdAt: Int? = nil) {
    self.init(
      title: chart.title(in: language), subject: language.phrasebook.natalChart,
      keywords: language.phrasebook.keywords,
      language: language.tag, description: chart.description(in: language), createdAt: createdAt)
  }
}

extension Chart {
  /// The same sky without whose it is: no name, no birth, no moment.
  public var anonymous: Chart {
    var chart = self
    (chart.name, chart.birth, chart.moment) = (nil, nil, nil)
    return chart
  }
}
