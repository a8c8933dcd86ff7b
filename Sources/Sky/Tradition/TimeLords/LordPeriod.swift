public import AstroChartModel

/// A stretch of life that a planet rules.
public struct LordPeriod: Hashable, Sendable {
  /// Who rules it; the nodes too have periods.
  public let lord: Body
  /// When it begins, as a Julian day in universal time.
  public let start: Double
  /// When it ends, and the next one begins.
  public let end: Double
  /// The periods within it; empty for those of the last level.
  public let parts: [LordPeriod]

  package func contains(_ julianDay: Double) -> Bool { start <= julianDay && julianDay < end }
}

extension [LordPeriod] {
  /// Who rules at an instant, from the longest period to the shortest; empty outside of all.
  package func ruling(at julianDay: Double) -> [LordPeriod] {
    guard let period = first(where: { $0.contains(julianDay) }) else { return [] }
    return [period] + period.parts.ruling(at: julianDay)
  }
}
