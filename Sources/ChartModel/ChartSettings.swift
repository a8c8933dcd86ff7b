public import Diagnostics

/// What a chart is computed by.
public struct ChartSettings: Hashable, Sendable {
  public enum Node: String, CaseIterable, Hashable, Sendable, Codable { case `true`, mean }
  public enum Lilith: String, CaseIterable, Hashable, Sendable, Codable { case mean, osculating }

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
  /// How many degrees from exact an aspect still counts, 0…30; a type without an entry is not looked for.
  public private(set) var orbs: [AspectType: Double]

  /// - Parameter points: In any order; planets among them are passed over, for they are always computed.
  public init(
    houseSystem: HouseSystem = .placidus, zodiac: Zodiac = .tropical, node: Node = .true,
    lilith: Lilith = .mean, points: [Body] = [.northNode, .southNode, .chiron, .lilith]
  ) {
    (self.houseSystem, self.zodiac, self.node, self.lilith) = (houseSystem, zodiac, node, lilith)
    self.points = Body.points.filter(points.contains)
    orbs = ChartSettings.majorOrbs
  }

  /// The same settings with other orbs.
  ///
  /// - Parameter orbs: Degrees from exact, 0…30, for each aspect that is looked for.
  /// - Throws: `invalidValue` at an orb that cannot be.
  public func with(orbs: [AspectType: Double]) throws(Problem) -> ChartSettings {
    for type in AspectType.allCases {
      guard let orb = orbs[type], !ChartSettings.orbRange.contains(orb) else { continue }
      throw Problem(
        .invalidValue, at: Place(path: [.name("orbs"), .name(type.rawValue)]),
        "\(Quotation.number(orb)) is out of range",
        hint: "from 0 to \(Int(ChartSettings.widestOrb))")
    }
    var settings = self
    settings.orbs = orbs
    return settings
  }

  /// The same settings with other points.
  ///
  /// - Parameter points: In any order; planets among them are passed over, for they are always computed.
  public func with(points: [Body]) -> ChartSettings {
    var settings = self
    settings.points = Body.points.filter(points.contains)
    return settings
  }

  /// The widest orb that is taken for one, in degrees; half of the narrowest major aspect.
  public static let widestOrb = 30.0

  package static let orbRange = 0...widestOrb

  /// The orbs of the five major aspects.
  public static let majorOrbs: [AspectType: Double] = [
    .conjunction: 8, .opposition: 8, .trine: 7, .square: 7, .sextile: 5,
  ]

  /// The orbs of all eleven aspects.
  public static let allOrbs: [AspectType: Double] = majorOrbs.merging(
    [.quincunx: 3, .semisextile: 2, .semisquare: 2, .sesquiquadrate: 2, .quintile: 2, .biquintile: 2]
  ) { major, _ in major }
}
