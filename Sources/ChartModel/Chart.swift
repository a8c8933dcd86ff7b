public import Diagnostics

/// A sky over a place at a moment: all that a picture or a report is made from.
public struct Chart: Hashable, Sendable {
  /// What it is of; a birth unless said otherwise.
  package var kind = ChartKind.natal
  /// What it was derived from, and how; `nil` for a birth as it was.
  package var derived: Derivation?
  /// Whom the chart is of: at most 200 Unicode scalars, none of them a control character.
  public package(set) var name: String?
  /// `nil` where a chart was given as positions only, and for one that was derived.
  public package(set) var birth: BirthData?
  /// What it was computed by.
  public package(set) var settings: ChartSettings
  /// The instant that the positions are for; `nil` where they are for none, as in a composite.
  public package(set) var moment: Moment?
  package var ephemeris: EphemerisSource?
  /// The ten classical bodies, in their order.
  public package(set) var planets: [Placement]
  /// Everything else, in the order of `Body.points`.
  public package(set) var points: [Placement]
  /// `nil` without a time of birth.
  public package(set) var houses: Houses?
  /// `nil` without a time of birth.
  public package(set) var angles: Angles?
  /// The aspects within orb.
  public package(set) var aspects: [Aspect]
  /// What a reader should know of its birth and of how it was computed.
  public package(set) var warnings: [Note]

  /// - Throws: `invalidValue` at a name that cannot be set, at a body that stands in the chart twice or in the wrong
  ///   list, or at an aspect of a body that is not there.
  package init(
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

  /// Where a body stands; `nil` for one that the chart leaves out.
  public func placement(of body: Body) -> Placement? { placements.first { $0.body == body } }

  /// Whether the time of birth is known, so that there are houses and angles.
  public var hasBirthTime: Bool { houses != nil }

  /// Whether it was made from other charts; a relocated birth is natal, and derived.
  package var isDerived: Bool { kind != .natal || derived != nil }
}

/// Where positions come from.
package struct EphemerisSource: Hashable, Sendable {
  /// `swiss` or `moshier`; a chart computed elsewhere may name another.
  package var source: String
  package var version: String
  /// What was used instead where the house system asked for is not defined.
  package var houseSystem: HouseSystem?

  package init(source: String, version: String, houseSystem: HouseSystem? = nil) {
    (self.source, self.version, self.houseSystem) = (source, version, houseSystem)
  }
}

/// Notes that charts of every kind carry.
extension Note {
  package static func leftOut(_ body: Body, _ reason: Omission) -> Note {
    Note(
      .pointLeftOut, of: [body.rawValue, reason.rawValue], "\(body.rawValue) is left out: \(reason.words)")
  }

  package static func fallback(from asked: HouseSystem, to used: HouseSystem) -> Note {
    Note(
      .houseSystemFallback, of: [asked.rawValue, used.rawValue],
      "houses of the system \(asked.rawValue) are not defined at this place and time: "
        + "those of \(used.rawValue) are used")
  }
}
