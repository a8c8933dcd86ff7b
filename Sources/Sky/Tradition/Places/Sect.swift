public import AstroChartModel

/// Whether a birth was by day or by night, and whose side each planet is on.
///
/// It is day while the Sun is above the horizon; a house number does not say so, because whole signs put a Sun that has
/// risen into the first house. Sources: Ptolemy, *Tetrabiblos* I.7; Paulus of Alexandria, chapter 6.
public struct Sect: Hashable, Sendable {
  /// Whether the Sun is above the horizon.
  public let isDay: Bool
  /// Whether the Sun is within 1° of the horizon, where refraction and the size of its disc blur day and night.
  public let isNearHorizon: Bool
  /// Whether Mercury is of the day, because it rises before the Sun; `nil` without Mercury.
  public let isMercuryDiurnal: Bool?

  /// The luminary that leads the sect.
  public var light: Body { isDay ? .sun : .moon }

  /// - Parameter sunAltitude: Degrees above the true horizon; `nil` if no ephemeris says it, and the angles decide.
  /// - Returns: `nil` without a Sun, or without a time of birth.
  package init?(of chart: Chart, sunAltitude: Double?) {
    guard let sun = chart.placement(of: .sun)?.longitude, let angles = chart.angles else { return nil }
    if let sunAltitude {
      (isDay, isNearHorizon) = (sunAltitude > 0, abs(sunAltitude) < Sect.nearHorizon)
    } else {
      // What has risen lies behind the Ascendant. Within the polar circles the zodiac may rise backwards, which only the
      // altitude tells.
      isDay = angles.ascendant.distance(forwardTo: sun) > 180
      isNearHorizon = [angles.ascendant, angles.descendant].contains {
        $0.separation(from: sun) < Sect.nearHorizon
      }
    }
    isMercuryDiurnal = chart.placement(of: .mercury).map { sun.distance(forwardTo: $0.longitude) > 180 }
  }

  /// The distance from the horizon, in degrees, below which day and night are not told apart by the eye.
  package static let nearHorizon = 1.0
}
