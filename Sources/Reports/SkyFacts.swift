public import ChartModel

/// Another sky that a document tells in figures beside its chart.
public struct SkyFacts: Hashable, Sendable {
  public var chart: Chart
  /// What the sky is, with its day: “Solar return · 15 Apr 2026”.
  public var title: String
  /// What the cover says of it in one line; `nil` for nothing.
  public var line: String?
  /// Those between the sky and the document's chart, whose first end stands in the sky.
  public var aspects: [Aspect]

  public init(_ chart: Chart, title: String, line: String? = nil, aspects: [Aspect] = []) {
    (self.chart, self.title, self.line, self.aspects) = (chart, title, line, aspects)
  }
}
