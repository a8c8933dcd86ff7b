public import ChartModel

/// A sky that stands in a ring around a chart.
public struct OuterSky: Hashable, Sendable {
  /// The sky.
  public var chart: Chart
  /// What it is beside the chart in the middle.
  public var sky: SkyRole
  /// What is written beside its ring, such as “Transits · 21 Nov 2026”.
  package var caption: String?
  /// Degrees from exact for each aspect with the base that is looked for; by default those of the sky.
  package var orbs: [AspectType: Double]
  /// Whether nodes and other points take part in aspects; by default only planets, Ascendant and Midheaven do.
  package var tiesPoints: Bool
  /// The days when aspects with the base are next exact, where they are known.
  package var exactDays: [Aspect: CivilDate] = [:]

  /// A chart as the sky around another.
  ///
  /// - Parameters:
  ///   - chart: The sky.
  ///   - sky: What it is beside the chart in the middle.
  ///   - caption: What is written beside its ring; its kind and its moment unless given.
  ///   - orbs: Degrees from exact for each aspect with the chart in the middle; those of the sky unless given.
  ///   - tiesPoints: Whether nodes and other points take part in aspects.
  public init(
    _ chart: Chart, as sky: SkyRole, caption: String? = nil, orbs: [AspectType: Double]? = nil,
    tiesPoints: Bool = false
  ) {
    (self.chart, self.sky, self.caption) = (chart, sky, caption)
    (self.orbs, self.tiesPoints) = (orbs ?? sky.crossOrbs, tiesPoints)
  }

  /// Every aspect between the sky and the base.
  package func aspects(with base: Chart) -> [Aspect] {
    CrossAspectFinder(orbs: orbs, tiesPoints: tiesPoints, isMoving: sky.isMoving)
      .aspects(of: chart, with: base)
  }
}
