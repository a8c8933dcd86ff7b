package import AstroChartModel

/// Another sky whose facts a document shows as tables in addition to those of its chart.
package struct SkyFacts: Hashable, Sendable {
  package var chart: Chart
  /// The name of the sky with its date: “Solar return · 15 Apr 2026”.
  package var title: String
  /// A line about the sky on the cover; `nil` for none.
  package var line: String?
  /// The aspects between the sky and the document's chart; their first end is in the sky.
  package var aspects: [Aspect]
  /// The days when aspects are next exact, as far as known.
  package var exactDays: [Aspect: CivilDate]

  package init(
    _ chart: Chart, title: String, line: String? = nil, aspects: [Aspect] = [],
    exactDays: [Aspect: CivilDate] = [:]
  ) {
    (self.chart, self.title, self.line) = (chart, title, line)
    (self.aspects, self.exactDays) = (aspects, exactDays)
  }
}
