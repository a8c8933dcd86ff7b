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
  public var points: [Body]
  /// How many degrees from exact an aspect still counts; a type without an entry is not looked for.
  public var orbs: [AspectType: Double]

  public init(
    houseSystem: HouseSystem = .placidus, zodiac: Zodiac = .tropical, node: Node = .true,
    lilith: Lilith = .mean,
    points: [Body] = [.northNode, .southNode, .chiron, .lilith],
    orbs: [AspectType: Double] = ChartSettings.majorOrbs
  ) {
    (self.houseSystem, self.zodiac, self.node, self.lilith) = (houseSystem, zodiac, node, lilith)
    (self.points, self.orbs) = (points, orbs)
  }

  /// The orbs of the five major aspects.
  public static let majorOrbs: [AspectType: Double] = [
    .conjunction: 8, .opposition: 8, .trine: 7, .square: 7, .sextile: 5,
  ]

  /// The orbs of all eleven aspects.
  public static let allOrbs: [AspectType: Double] = majorOrbs.merging(
    [.quincunx: 3, .semisextile: 2, .semisquare: 2, .sesquiquadrate: 2, .quintile: 2, .biquintile: 2]
  ) { major, _ in major }
}
