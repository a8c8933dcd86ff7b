import AstroDiagnostics

/// The settings as an object, with the names and values that they have in chart files.
///
/// What is missing has its default. Orbs of angles and points, if only those of planets are given, are derived
/// from them.
extension ChartSettings: Codable {
  private enum CodingKeys: String, CodingKey {
    case houseSystem, zodiac, node, lilith, points, aspectsTo, orbs, angleOrbs, pointOrbs
  }

  /// - Throws: A `Problem` for an unknown name, a planet among the points, and an orb that is out of range;
  ///   what the decoder throws for a value of another type.
  public init(from decoder: any Decoder) throws {
    self.init()
    let settings = try decoder.container(keyedBy: CodingKeys.self)
    func name(_ key: CodingKeys) throws -> String? { try settings.decodeIfPresent(String.self, forKey: key) }
    houseSystem = try name(.houseSystem).map(ChartSettings.houseSystem) ?? houseSystem
    zodiac = try settings.decodeIfPresent(Zodiac.self, forKey: .zodiac) ?? zodiac
    node = try settings.decodeIfPresent(Node.self, forKey: .node) ?? node
    lilith = try settings.decodeIfPresent(Lilith.self, forKey: .lilith) ?? lilith
    aspectsTo = try name(.aspectsTo).map(ChartSettings.reach) ?? aspectsTo
    if let names = try settings.decodeIfPresent([String].self, forKey: .points) {
      self = with(points: try names.map(ChartSettings.point))
    }
    func orbs(_ key: CodingKeys) throws -> [AspectType: Double]? {
      try settings.decodeIfPresent([AspectType: Double].self, forKey: key)
    }
    var tables = try orbs(.orbs).map { AspectOrbs(planets: $0) } ?? aspectOrbs
    tables.angles = try orbs(.angleOrbs) ?? tables.angles
    tables.points = try orbs(.pointOrbs) ?? tables.points
    self = try with(tables)
  }

  public func encode(to encoder: any Encoder) throws {
    var settings = encoder.container(keyedBy: CodingKeys.self)
    try settings.encode(houseSystem, forKey: .houseSystem)
    try settings.encode(zodiac, forKey: .zodiac)
    try settings.encode(node, forKey: .node)
    try settings.encode(lilith, forKey: .lilith)
    try settings.encode(points, forKey: .points)
    try settings.encode(aspectsTo, forKey: .aspectsTo)
    try settings.encode(aspectOrbs.planets, forKey: .orbs)
    try settings.encode(aspectOrbs.angles, forKey: .angleOrbs)
    try settings.encode(aspectOrbs.points, forKey: .pointOrbs)
  }
}

/// The zodiac by its name, as in `sidereal:lahiri`.
extension Zodiac: Codable {
  /// - Throws: A `Problem` for an unknown name.
  public init(from decoder: any Decoder) throws {
    self = try ChartSettings.zodiac(named: decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

/// A table with aspects as keys is an object with their names.
extension AspectType: CodingKeyRepresentable {}
