/// The eight phases of the Moon, each an eighth of the way from one new moon to the next.
public enum MoonPhase: String, CaseIterable, Hashable, Sendable, Codable {
  case newMoon, crescent, firstQuarter, gibbous, fullMoon, disseminating, lastQuarter, balsamic

  /// Each phase begins at its moment: the new moon at 0°, the first quarter at 90°, the full moon at 180°.
  ///
  /// - Parameter elongation: How far the Moon is ahead of the Sun along the zodiac, 0 ≤ degrees < 360.
  public init(elongation: Double) {
    self = MoonPhase.allCases[min(max(Int(elongation / 45), 0), 7)]
  }

  /// The phase that the disc looks like: each is the middle of its eighth, a full moon from 157.5° to 202.5°.
  ///
  /// - Parameter elongation: As above.
  public init(lookOf elongation: Double) {
    self = MoonPhase.allCases[Int((elongation + 22.5) / 45) & 7]
  }
}

extension Chart {
  /// `nil` where Sun or Moon are missing.
  public var moonPhase: MoonPhase? {
    guard let sun = placement(of: .sun), let moon = placement(of: .moon) else { return nil }
    return MoonPhase(elongation: sun.longitude.distance(forwardTo: moon.longitude))
  }
}
