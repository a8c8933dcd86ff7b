/// A sky in a ring around a chart.
public struct OuterSky: Hashable, Sendable {
  /// The sky.
  public var chart: Chart
  /// The role of the sky relative to the chart in the middle.
  public var sky: SkyRole
  /// The words beside its ring, such as “Transits · 21 Nov 2026”.
  package var caption: String?
  /// The greatest orb of each aspect with the base to look for, in degrees; by default those of the sky's
  /// role.
  package var orbs: [AspectType: Double]
  /// Whether nodes and other points take part in aspects.
  ///
  /// By default only planets, the Ascendant and the Midheaven do.
  package var tiesPoints: Bool
  /// The days when aspects with the base are next exact, as far as they are known.
  package var exactDays: [Aspect: CivilDate] = [:]

  /// A chart as the sky around another.
  ///
  /// - Parameters:
  ///   - chart: The sky.
  ///   - sky: The role of the sky relative to the chart in the middle.
  ///   - caption: The words beside its ring; if `nil`, its kind and its moment.
  ///   - orbs: The greatest orb of each aspect with the chart in the middle, in degrees; if `nil`, those of
  ///     the role.
  ///   - tiesPoints: Whether nodes and other points take part in aspects.
  public init(
    _ chart: Chart, as sky: SkyRole, caption: String? = nil, orbs: [AspectType: Double]? = nil,
    tiesPoints: Bool = false
  ) {
    (self.chart, self.sky, self.caption) = (chart, sky, caption)
    (self.orbs, self.tiesPoints) = (orbs ?? sky.crossOrbs, tiesPoints)
  }

  /// All aspects between the sky and the base.
  package func aspects(with base: Chart) -> [Aspect] {
    CrossAspectFinder(
      orbs: orbs, tiesPoints: tiesPoints, isMoving: sky.isMoving, hasFleetingAngles: sky == .transit
    ).aspects(of: chart, with: base)
  }
}
