public import AstroChartModel

/// The phase of the Moon with its angle.
public struct LunarPhase: Hashable, Sendable {
  /// The phase; `nil` if it changes on a day whose hour is not known.
  public let phase: MoonPhase?
  /// How far the Moon is ahead of the Sun along the zodiac, 0 ≤ degrees < 360; at noon if the hour is not known.
  public let angle: Double

  /// - Returns: `nil` without the Sun or the Moon.
  package init?(of chart: Chart) {
    guard let sun = chart.placement(of: .sun), let moon = chart.placement(of: .moon) else { return nil }
    angle = sun.longitude.distance(forwardTo: moon.longitude)
    let phases = [angle] + LunarPhase.atMidnights(sun, moon)
    let found = Set(phases.map(MoonPhase.init(elongation:)))
    phase = found.count == 1 ? found.first : nil
  }

  private static func atMidnights(_ sun: Placement, _ moon: Placement) -> [Double] {
    guard let suns = sun.range, let moons = moon.range else { return [] }
    return [
      suns.atMidnight.distance(forwardTo: moons.atMidnight),
      suns.atNextMidnight.distance(forwardTo: moons.atNextMidnight),
    ]
  }
}
