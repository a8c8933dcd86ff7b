package import ChartModel

/// What a wheel shows, without a place for any of it: rings of bodies around one frame of houses.
public struct WheelFigure: Hashable, Sendable {
  /// The bodies of one sky.
  package struct Ring: Hashable, Sendable {
    /// Told apart from other rings by it, and the beginning of their ids: `natal`, `transit`, `partner2`.
    package var name: String
    package var sky: SkyRole
    /// Whose chart it is, where the chart says so.
    package var person: String?
    package var placements: [Placement]
    /// The angles of this sky, drawn as flags; those of the innermost ring are the figure's.
    package var angles: Angles?
    /// What is written beside the ring; `nil` for nothing.
    package var caption: String?
  }

  /// An aspect that may be drawn.
  package struct Tie: Hashable, Sendable {
    package var aspect: Aspect
    /// Which rings its two ends stand in.
    package var ring1: Int
    package var ring2: Int
    /// The longitudes of its two ends.
    package var longitude1: Longitude
    package var longitude2: Longitude
    /// How near to exact it is: 1 exact, 0 at the edge of its orb.
    package var tightness: Double
    /// The day when it is next exact, where it is known.
    package var exactDay: CivilDate?

    /// Whether its ends belong to different skies.
    package var isCross: Bool { ring1 != ring2 }
  }

  /// From the inside out; the first is the base, whose houses are those of all.
  package internal(set) var rings: [Ring]
  /// `nil` without a time of birth.
  package internal(set) var houses: Houses?
  package internal(set) var angles: Angles?
  /// In the order of the charts' lists.
  package internal(set) var ties: [Tie]
}
