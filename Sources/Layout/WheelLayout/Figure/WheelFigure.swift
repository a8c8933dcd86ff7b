package import AstroChartModel

/// What a wheel shows, without any positions: rings of bodies around one frame of houses.
public struct WheelFigure: Hashable, Sendable {
  /// The bodies of one sky.
  package struct Ring: Hashable, Sendable {
    /// A unique name, with which the ids of the ring's elements begin: `natal`, `transit`, `partner2`.
    package var name: String
    package var sky: SkyRole
    /// Whose chart it is, if the chart names a person.
    package var person: String?
    package var placements: [Placement]
    /// The angles of this sky, which are drawn as flags; those of the innermost ring are in the figure.
    package var angles: Angles?
    /// The words beside the ring; `nil` for none.
    package var caption: String?
  }

  /// An aspect that may be drawn.
  package struct Tie: Hashable, Sendable {
    package var aspect: Aspect
    /// The indices of the rings of its two ends.
    package var ring1: Int
    package var ring2: Int
    /// The longitudes of its two ends.
    package var longitude1: Longitude
    package var longitude2: Longitude
    /// How close it is to exact: 1 if exact, 0 at the limit of its orb.
    package var tightness: Double
    /// Whether it is what the key calls tight.
    package var isTight = false
    /// The day when it is next exact, if it is known.
    package var exactDay: CivilDate?

    /// Whether its ends belong to different skies.
    package var isCross: Bool { ring1 != ring2 }

    /// The widest orb with which an aspect is tight, in degrees: a degree, but at most a third of the orb that it is
    /// allowed.
    ///
    /// 0 for minor aspects, whose orbs are so narrow that all of them would be tight.
    package static func widestTight(_ type: AspectType, within widest: Double) -> Double {
      type.isMajor ? min(1, widest / 3) : 0
    }
  }

  /// The rings from the inside out; the first is the base, whose houses apply to all.
  package internal(set) var rings: [Ring]
  /// The houses; `nil` without a time of birth.
  package internal(set) var houses: Houses?
  package internal(set) var angles: Angles?
  /// The aspects, in the order of the charts' lists.
  package internal(set) var ties: [Tie]
}
