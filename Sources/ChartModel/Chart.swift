public import Diagnostics

/// A sky over a place at a moment: all that a picture or a report is made from.
public struct Chart: Hashable, Sendable {
  /// What it is of; a birth unless said otherwise.
  public var kind = ChartKind.natal
  /// What it was derived from, and how; `nil` for a birth as it was.
  public var derived: Derivation?
  /// Whom the chart is of: at most 200 Unicode scalars, none of them a control character.
  public package(set) var name: String?
  /// `nil` where a chart was given as positions only, and for one that was derived.
  public var birth: BirthData?
  public var settings: ChartSettings
  /// The instant that the positions are for; `nil` where they are for none, as in a composite.
  public var moment: Moment?
  public var ephemeris: EphemerisSource?
  /// The ten classical bodies, in their order.
  public package(set) var planets: [Placement]
  /// Everything else, in the order of `Body.points`.
  public package(set) var points: [Placement]
  /// `nil` without a time of birth.
  public var houses: Houses?
  /// `nil` without a time of birth.
  public var angles: Angles?
  public package(set) var aspects: [Aspect]
  public var warnings: [Note]

  /// - Throws: `invalidValue` at a name that cannot be set, at a body that stands in the chart twice or in the wrong
  ///   list, or at an aspect of a body that is not there.
  public init(
    kind: ChartKind = .natal, derived: Derivation? = nil, name: String? = nil, birth: BirthData? = nil,
    settings: ChartSettings = ChartSettings(),
    moment: Moment? = nil, ephemeris: EphemerisSource? = nil, planets: [Placement], points: [Placement] = [],
    houses: Houses? = nil, angles: Angles? = nil, aspects: [Aspect] = [], warnings: [Note] = []
  ) throws(Problem) {
    (self.kind, self.derived) = (kind, derived)
    (self.birth, self.settings, self.moment) = (birth, settings, moment)
    self.name = try Label.checked(name, field: "name")
    (self.ephemeris, self.planets, self.points) = (ephemeris, planets, points)
    (self.houses, self.angles, self.aspects, self.warnings) = (houses, angles, aspects, warnings)
    try checkBodies()
  }

  /// All that stands in the chart, planets first.
  public var placements: [Placement] { planets + points }

  public func placement(of body: Body) -> Placement? { placements.first { $0.body == body } }

  public var hasBirthTime: Bool { houses != nil }

  /// Whether it was made from other charts; a relocated birth is natal, and derived.
  public var isDerived: Bool { kind != .natal || derived != nil }
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
