public import AstroDiagnostics

/// The sky over a place at a moment: everything that a picture or a report is made from.
public struct Chart: Hashable, Sendable {
  /// What the chart shows; a birth by default.
  package var kind = ChartKind.natal
  /// What it was derived from, and how; `nil` for a birth chart that was not derived.
  package var derived: Derivation?
  /// The name of the person: at most 200 Unicode scalars, none of them a control character.
  public package(set) var name: String?
  /// The birth data; `nil` if only positions were given, and for a derived chart.
  public package(set) var birth: BirthData?
  /// The settings it was computed with.
  public package(set) var settings: ChartSettings
  /// The instant of the positions; `nil` if there is none, as in a composite.
  public package(set) var moment: Moment?
  package var ephemeris: EphemerisSource?
  /// The planets, Sun and Moon included, in the order of `Body.planets`.
  public package(set) var planets: [Placement]
  /// The points, in the order of `Body.points`.
  public package(set) var points: [Placement]
  /// `nil` if the time of birth is unknown.
  public package(set) var houses: Houses?
  /// `nil` if the time of birth is unknown.
  public package(set) var angles: Angles?
  /// The aspects within orb.
  public package(set) var aspects: [Aspect]
  /// Notes on what a reader should know about the birth data and how the chart was computed.
  public package(set) var warnings: [Note]

  /// - Throws: `invalidValue` at a name that is too long or holds a control character, at a body that is
  ///   listed twice or in the wrong list, or at an aspect of a body that the chart lacks.
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

  /// All placements, planets first.
  public var placements: [Placement] { planets + points }

  /// The placement of a body; `nil` if the chart leaves it out.
  public func placement(of body: Body) -> Placement? {
    planets.first { $0.body == body } ?? points.first { $0.body == body }
  }

  /// Whether the time of birth is known, which means that there are houses and angles.
  public var hasBirthTime: Bool { houses != nil }

  /// Whether it was made from other charts; a relocated birth chart is natal and yet derived.
  package var isDerived: Bool { kind != .natal || derived != nil }
}

/// Which ephemeris the positions come from.
package struct EphemerisSource: Hashable, Sendable {
  /// `swiss` or `moshier`; a chart computed elsewhere may name another.
  package var source: String
  package var version: String
  /// The house system used instead, if the one asked for is not defined at this place and time.
  package var houseSystem: HouseSystem?

  package init(source: String, version: String, houseSystem: HouseSystem? = nil) {
    (self.source, self.version, self.houseSystem) = (source, version, houseSystem)
  }
}

/// Notes that charts of every kind can have.
extension Note {
  package static func leftOut(_ body: Body, _ reason: Omission) -> Note {
    Note(
      SkyNote.pointLeftOut(body, reason), "\(body.rawValue) is left out: \(reason.words)")
  }

  package static func fallback(from asked: HouseSystem, to used: HouseSystem) -> Note {
    Note(
      SkyNote.houseSystemFallback(asked: asked, used: used),
      "houses of the system \(asked.rawValue) are not defined at this place and time: "
        + "those of \(used.rawValue) are used")
  }
}
