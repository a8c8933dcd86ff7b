/// A sky over a place at a moment: all that a picture or a report is made from.
public struct Chart: Hashable, Sendable {
  /// Whom the chart is of; never longer than 200 characters.
  public var name: String?
  /// `nil` where a chart was given as positions only.
  public var birth: BirthData?
  public var settings: ChartSettings
  public var moment: Moment?
  public var ephemeris: EphemerisSource?
  /// The ten classical bodies, in their order.
  public var planets: [Placement]
  /// Everything else, in the order of `Body.points`.
  public var points: [Placement]
  /// `nil` without a time of birth.
  public var houses: Houses?
  /// `nil` without a time of birth.
  public var angles: Angles?
  public var aspects: [Aspect]
  public var warnings: [ChartWarning]

  public init(
    name: String? = nil, birth: BirthData? = nil, settings: ChartSettings = ChartSettings(),
    moment: Moment? = nil,
    ephemeris: EphemerisSource? = nil, planets: [Placement], points: [Placement] = [], houses: Houses? = nil,
    angles: Angles? = nil, aspects: [Aspect] = [], warnings: [ChartWarning] = []
  ) {
    (self.name, self.birth, self.settings, self.moment) = (name, birth, settings, moment)
    (self.ephemeris, self.planets, self.points) = (ephemeris, planets, points)
    (self.houses, self.angles, self.aspects, self.warnings) = (houses, angles, aspects, warnings)
  }

  /// All that stands in the chart, planets first.
  public var placements: [Placement] { planets + points }

  public func placement(of body: Body) -> Placement? { placements.first { $0.body == body } }

  public var hasBirthTime: Bool { houses != nil }
}

/// Where positions come from.
public struct EphemerisSource: Hashable, Sendable {
  /// `swiss` or `moshier`; a chart computed elsewhere may name another.
  public var source: String
  public var version: String
  /// What was used instead where the house system asked for is not defined.
  public var houseSystem: HouseSystem?

  public init(source: String, version: String, houseSystem: HouseSystem? = nil) {
    (self.source, self.version, self.houseSystem) = (source, version, houseSystem)
  }
}

/// Something the reader of a chart should know.
public struct ChartWarning: Hashable, Sendable, Codable {
  public enum Code {
    public static let houseSystemFallback = "HOUSE_SYSTEM_FALLBACK"
    public static let localMeanTime = "LOCAL_MEAN_TIME"
    /// A point asked for that cannot be known: one of the angles without a time of birth, an asteroid without its file.
    public static let pointLeftOut = "POINT_LEFT_OUT"
    /// A chart file says of a body what its degree does not.
    public static let contradiction = "CONTRADICTION"
  }

  public var code: String
  public var message: String

  public init(code: String, message: String) { (self.code, self.message) = (code, message) }
}
