package import ChartModel

/// Another sky that a document tells in figures beside its chart.
package struct SkyFacts: Hashable, Sendable {
  package var chart: Chart
  /// What the sky is, with its day: “Solar return · 15 Apr 2026”.
  package var title: String
  /// What the cover says of it in one line; `nil` for nothing.
  package var line: String?
  /// Those between the sky and the document's chart, whose first end stands in the sky.
  package var aspects: [Aspect]
  /// The days when aspects are next exact, where they are known.
  package var exactDays: [Aspect: CivilDate]

  package init(
    _ chart: Chart, title: String, line: String? = nil, aspects: [Aspect] = [],
    exactDays: [Aspect: CivilDate] = [:]
  ) {
    (self.chart, self.title, self.line) = (chart, title, line)
    (self.aspects, self.exactDays) = (aspects, exactDays)
  }
}
