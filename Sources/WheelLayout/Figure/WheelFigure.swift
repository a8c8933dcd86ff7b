public import ChartModel

/// What a wheel shows, without a place for any of it: rings of bodies around one frame of houses.
public struct WheelFigure: Hashable, Sendable {
  /// The bodies of one sky.
  public struct Ring: Hashable, Sendable {
    /// Told apart from other rings by it, and the beginning of their ids: `natal`, `transit`, `partner2`.
    public var name: String
    public var sky: SkyRole
    /// Whose chart it is, where the chart says so.
    public var person: String?
    public var placements: [Placement]
    /// The angles of this sky, drawn as flags; those of the innermost ring are the figure's.
    public var angles: Angles?
    /// What is written beside the ring; `nil` for nothing.
    public var caption: String?
  }

  /// An aspect that may be drawn.
  public struct Tie: Hashable, Sendable {
    public var aspect: Aspect
    /// Which rings its two ends stand in.
    public var ring1: Int
    public var ring2: Int
    /// The longitudes of its two ends.
    public var longitude1: Longitude
    public var longitude2: Longitude
    /// How near to exact it is: 1 exact, 0 at the edge of its orb.
    public var tightness: Double
    /// The day when it is next exact, where it is known.
    public var exactDay: CivilDate?

    /// Whether its ends belong to different skies.
    public var isCross: Bool { ring1 != ring2 }
  }

  /// From the inside out; the first is the base, whose houses are those of all.
  public internal(set) var rings: [Ring]
  /// `nil` without a time of birth.
  public internal(set) var houses: Houses?
  public internal(set) var angles: Angles?
  /// In the order of the charts' lists.
  public internal(set) var ties: [Tie]
}
