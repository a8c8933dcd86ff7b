public import AstroChartModel

/// The mirror images of a place in the axis of the solstices and in that of the equinoxes.
///
/// Source: Firmicus Maternus, *Mathesis* II.29. Mirrored twice, a place is itself again.
extension Longitude {
  /// As far from the solstices, on their other side: the days are equally long.
  public var antiscion: Longitude { Longitude(180 - degrees) }
  /// Opposite the antiscion: as far from the equinoxes, on their other side.
  public var contraAntiscion: Longitude { Longitude(360 - degrees) }
}

/// Two planets, one of which stands on the mirror image of the other.
public struct AntiscionContact: Hashable, Sendable {
  /// Which of the two axes mirrors.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// In the axis of the solstices.
    case antiscion
    /// In the axis of the equinoxes.
    case contraAntiscion
  }

  /// The earlier of the two in the order of chart files.
  public let body1: Body
  /// The other one.
  public let body2: Body
  /// Which of the two axes mirrors.
  public let kind: Kind
  /// The distance from exact, 0…1 degrees.
  public let orb: Double

  /// The widest orb, in degrees.
  package static let widest = 1.0

  /// The contacts of the ten planets; without a time of birth the Moon has none.
  package static func all(of chart: Chart) -> [AntiscionContact] {
    chart.settledPlanets.pairs.compactMap { one, other in
      let orbs: [(Kind, Double)] = [
        (.antiscion, one.longitude.antiscion.separation(from: other.longitude)),
        (.contraAntiscion, one.longitude.contraAntiscion.separation(from: other.longitude)),
      ]
      return orbs.first { $0.1 <= widest }.map {
        AntiscionContact(body1: one.body, body2: other.body, kind: $0.0, orb: $0.1)
      }
    }
  }
}
