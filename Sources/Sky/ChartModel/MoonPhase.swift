/// The eight phases of the Moon, each 45° of its elongation from the Sun.
public enum MoonPhase: String, CaseIterable, Hashable, Sendable, Codable {
  /// The Moon from 0° to 45° ahead of the Sun.
  case newMoon
  /// The Moon from 45° to 90° ahead of the Sun.
  case crescent
  /// The Moon from 90° to 135° ahead of the Sun.
  case firstQuarter
  /// The Moon from 135° to 180° ahead of the Sun.
  case gibbous
  /// The Moon from 180° to 225° ahead of the Sun.
  case fullMoon
  /// The Moon from 225° to 270° ahead of the Sun.
  case disseminating
  /// The Moon from 270° to 315° ahead of the Sun.
  case lastQuarter
  /// The Moon from 315° to 360° ahead of the Sun.
  case balsamic

  /// The phase by its astrological definition, in pictures and words alike, beginning at the exact phase: the
  /// new moon at 0°, the first quarter at 90°, the full moon at 180°.
  ///
  /// - Parameter elongation: How far the Moon is ahead of the Sun along the zodiac, 0 ≤ degrees < 360.
  package init(elongation: Double) {
    self = MoonPhase.allCases[min(max(Int(elongation / 45), 0), 7)]
  }
}

extension Chart {
  /// The phase of the Moon; `nil` if the Sun or the Moon is missing.
  public var moonPhase: MoonPhase? {
    guard let sun = placement(of: .sun), let moon = placement(of: .moon) else { return nil }
    return MoonPhase(elongation: sun.longitude.distance(forwardTo: moon.longitude))
  }

  /// The phase of the Moon, if it is the same all day where the time of birth is not known; `nil` otherwise.
  package var certainMoonPhase: MoonPhase? {
    guard let phase = moonPhase else { return nil }
    guard let suns = placement(of: .sun)?.range, let moons = placement(of: .moon)?.range else { return phase }
    let ends = [
      suns.atMidnight.distance(forwardTo: moons.atMidnight),
      suns.atNextMidnight.distance(forwardTo: moons.atNextMidnight),
    ]
    return ends.allSatisfy { MoonPhase(elongation: $0) == phase } ? phase : nil
  }
}
