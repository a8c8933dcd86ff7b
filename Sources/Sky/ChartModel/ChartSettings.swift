public import AstroDiagnostics

/// The settings that a chart is computed with.
public struct ChartSettings: Hashable, Sendable {
  /// Which definition of the Moon’s nodes is used.
  public enum Node: String, CaseIterable, Hashable, Sendable, Codable {
    /// The node of the Moon’s orbit at the moment.
    case `true`
    /// The mean node, without the short-period oscillation.
    case mean
  }
  /// Which definition of the Moon’s apogee is used.
  public enum Lilith: String, CaseIterable, Hashable, Sendable, Codable {
    /// The apogee of the mean orbit.
    case mean
    /// The apogee of the orbit at the moment.
    case osculating
  }

  /// How houses are divided; Placidus by default.
  public var houseSystem: HouseSystem
  /// Where the zodiac begins; tropical by default.
  public var zodiac: Zodiac
  /// Which lunar node; the true one by default.
  public var node: Node
  /// Which Black Moon Lilith; the mean one by default.
  public var lilith: Lilith
  /// The points computed in addition to the ten planets, in the order of `Body.points`; by default both
  /// nodes, Chiron and Lilith.
  public private(set) var points: [Body]
  /// The largest distances from exact at which aspects still count, in degrees, each 0…30.
  public private(set) var aspectOrbs = AspectOrbs.major
  /// Which pairs aspects are looked for in; by default planets with planets, angles and the customary points.
  package var aspectsTo: AspectOrbs.Reach

  /// By default, settings with Placidus houses, the tropical zodiac and the usual points.
  ///
  /// - Parameters:
  ///   - houseSystem: How houses are divided.
  ///   - zodiac: Tropical, or sidereal with an ayanamsa.
  ///   - node: Which definition of the Moon's nodes.
  ///   - lilith: Which definition of the Moon's apogee.
  ///   - points: The points to compute, in any order; planets are ignored, because they are always computed.
  ///   - aspectsTo: Which pairs aspects are looked for in, in addition to pairs of two planets.
  public init(
    houseSystem: HouseSystem = .placidus, zodiac: Zodiac = .tropical, node: Node = .true,
    lilith: Lilith = .mean, points: [Body] = [.northNode, .southNode, .chiron, .lilith],
    aspectsTo: AspectOrbs.Reach = .angles
  ) {
    (self.houseSystem, self.zodiac, self.node, self.lilith) = (houseSystem, zodiac, node, lilith)
    (self.points, self.aspectsTo) = (Body.points(points), aspectsTo)
  }

  /// The settings by default, made once.
  package static let usual = ChartSettings()

  /// The orbs between two planets; a type without an entry is not looked for.
  package var orbs: [AspectType: Double] { aspectOrbs.planets }

  /// The same settings with other orbs; those of angles and points, if not given, are derived from those of
  /// planets.
  ///
  /// - Parameters:
  ///   - orbs: Degrees from exact, 0…30, for each type of aspect that is looked for between planets.
  ///   - angleOrbs: The same for planets with Ascendant and Midheaven; by default half of `orbs`.
  ///   - pointOrbs: The same for planets with points; by default three eighths of `orbs`.
  /// - Throws: `invalidValue` at an orb that is out of range.
  public func with(
    orbs: [AspectType: Double], angleOrbs: [AspectType: Double]? = nil,
    pointOrbs: [AspectType: Double]? = nil
  ) throws(Problem) -> ChartSettings {
    var derived = AspectOrbs(planets: orbs)
    if let angleOrbs { derived.angles = angleOrbs }
    if let pointOrbs { derived.points = pointOrbs }
    return try with(derived)
  }

  /// The same settings with other orbs.
  ///
  /// - Throws: `invalidValue` at an orb that is out of range.
  package func with(_ orbs: AspectOrbs) throws(Problem) -> ChartSettings {
    try ChartSettings.check(orbs.planets, field: "orbs")
    try ChartSettings.check(orbs.angles, field: "angleOrbs")
    try ChartSettings.check(orbs.points, field: "pointOrbs")
    var settings = self
    settings.aspectOrbs = orbs
    return settings
  }

  /// The same settings, but looking for every type of aspect: a type without an orb gets the customary one.
  package var withAllAspects: ChartSettings {
    var settings = self
    settings.aspectOrbs = aspectOrbs.filled(with: .all)
    return settings
  }

  private static func check(_ orbs: [AspectType: Double], field: String) throws(Problem) {
    for type in AspectType.allCases {
      guard let orb = orbs[type], !orbRange.contains(orb) else { continue }
      throw Problem(
        .invalidValue, at: Problem.Location(path: [.name(field), .name(type.rawValue)]),
        ChartFault.orb(orb, widest: widestOrb))
    }
  }

  /// The same settings with other points.
  ///
  /// - Parameter points: The points to compute, in any order; planets are ignored, because they are always
  ///   computed.
  package func with(points: [Body]) -> ChartSettings {
    var settings = self
    settings.points = Body.points(points)
    return settings
  }

  /// The widest orb that is accepted, in degrees: half of a sextile, the smallest major aspect apart from the
  /// conjunction.
  package static let widestOrb = 30.0

  package static let orbRange = 0...widestOrb

  /// The orbs of the five major aspects.
  package static let majorOrbs = AspectOrbs.major.planets

  /// The orbs of all eleven aspects.
  package static let allOrbs = AspectOrbs.all.planets
}
