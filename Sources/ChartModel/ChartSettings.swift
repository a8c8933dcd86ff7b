public import Diagnostics

/// What a chart is computed by.
public struct ChartSettings: Hashable, Sendable {
  /// Which of the Moon’s nodes.
  public enum Node: String, CaseIterable, Hashable, Sendable, Codable {
    /// Where the Moon’s orbit of the moment crosses the ecliptic.
    case `true`
    /// The same without its short swings.
    case mean
  }
  /// Which apogee of the Moon.
  public enum Lilith: String, CaseIterable, Hashable, Sendable, Codable {
    /// Of the mean orbit.
    case mean
    /// Of the orbit of the moment.
    case osculating
  }

  /// Default: Placidus.
  public var houseSystem: HouseSystem
  /// Default: tropical.
  public var zodiac: Zodiac
  /// Which lunar node; the true one unless said otherwise.
  public var node: Node
  /// Which Black Moon; the mean one unless said otherwise.
  public var lilith: Lilith
  /// The points beside the ten planets, in the order of `Body.points`; both nodes, Chiron and Lilith by default.
  public private(set) var points: [Body]
  /// How many degrees from exact aspects still count, each 0…30.
  public private(set) var aspectOrbs = AspectOrbs.major
  /// Which pairs aspects are looked for among; planets with angles and the customary points by default.
  package var aspectsTo: AspectOrbs.Reach

  /// Placidus houses, the tropical zodiac and the usual points, unless something else is asked for.
  ///
  /// - Parameters:
  ///   - houseSystem: How houses are divided.
  ///   - zodiac: Tropical, or sidereal by an ayanamsa.
  ///   - node: Which of the Moon's nodes.
  ///   - lilith: Which apogee of the Moon.
  ///   - points: In any order; planets among them are passed over, for they are always computed.
  ///   - aspectsTo: Which pairs are looked for beside those of two planets.
  public init(
    houseSystem: HouseSystem = .placidus, zodiac: Zodiac = .tropical, node: Node = .true,
    lilith: Lilith = .mean, points: [Body] = [.northNode, .southNode, .chiron, .lilith],
    aspectsTo: AspectOrbs.Reach = .angles
  ) {
    (self.houseSystem, self.zodiac, self.node, self.lilith) = (houseSystem, zodiac, node, lilith)
    (self.points, self.aspectsTo) = (Body.points.filter(points.contains), aspectsTo)
  }

  /// The orbs of two planets; a type without an entry is not looked for.
  package var orbs: [AspectType: Double] { aspectOrbs.planets }

  /// The same settings with other orbs; those of angles and points, where they are not given, follow the first.
  ///
  /// - Parameters:
  ///   - orbs: Degrees from exact, 0…30, for each aspect that is looked for between planets.
  ///   - angleOrbs: The same for planets with Ascendant and Midheaven; by default half.
  ///   - pointOrbs: The same for planets with points; by default three eighths.
  /// - Throws: `invalidValue` at an orb that cannot be.
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
  /// - Throws: `invalidValue` at an orb that cannot be.
  package func with(_ orbs: AspectOrbs) throws(Problem) -> ChartSettings {
    try ChartSettings.check(orbs.planets, field: "orbs")
    try ChartSettings.check(orbs.angles, field: "angleOrbs")
    try ChartSettings.check(orbs.points, field: "pointOrbs")
    var settings = self
    settings.aspectOrbs = orbs
    return settings
  }

  /// The same settings looking for every aspect there is: those that have no orb yet get the customary one.
  package var withAllAspects: ChartSettings {
    var settings = self
    settings.aspectOrbs = aspectOrbs.filled(with: .all)
    return settings
  }

  private static func check(_ orbs: [AspectType: Double], field: String) throws(Problem) {
    for type in AspectType.allCases {
      guard let orb = orbs[type], !orbRange.contains(orb) else { continue }
      throw Problem(
        .invalidValue, at: Place(path: [.name(field), .name(type.rawValue)]),
        "\(Quotation.number(orb)) is out of range", hint: "from 0 to \(Int(widestOrb))")
    }
  }

  /// The same settings with other points.
  ///
  /// - Parameter points: In any order; planets among them are passed over, for they are always computed.
  package func with(points: [Body]) -> ChartSettings {
    var settings = self
    settings.points = Body.points.filter(points.contains)
    return settings
  }

  /// The widest orb that is taken for one, in degrees; half of the narrowest major aspect.
  package static let widestOrb = 30.0

  package static let orbRange = 0...widestOrb

  /// The orbs of the five major aspects.
  package static let majorOrbs = AspectOrbs.major.planets

  /// The orbs of all eleven aspects.
  package static let allOrbs = AspectOrbs.all.planets
}
