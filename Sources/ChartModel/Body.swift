/// What stands in a chart: the ten classical bodies, and the points.
public enum Body: String, CaseIterable, Hashable, Sendable, Codable {
  /// ☉
  case sun
  /// ☽
  case moon
  /// ☿
  case mercury
  /// ♀
  case venus
  /// ♂
  case mars
  /// ♃
  case jupiter
  /// ♄
  case saturn
  /// ♅ or ⛢
  case uranus
  /// ♆
  case neptune
  /// ♇
  case pluto
  /// ☊, the Moon’s ascending node, true or mean by the settings.
  case northNode
  /// ☋, opposite the north node.
  case southNode
  /// ⚷, (2060) Chiron.
  case chiron
  /// ⚸, the Moon’s apogee, mean or osculating by the settings.
  case lilith
  /// ⚳, (1) Ceres.
  case ceres
  /// ⚴, (2) Pallas.
  case pallas
  /// ⚵, (3) Juno.
  case juno
  /// ⚶, (4) Vesta.
  case vesta
  /// ⯛, (5145) Pholus.
  case pholus
  /// ⊗, the Lot of Fortune: by day Ascendant + Moon − Sun, by night Ascendant + Sun − Moon.
  case fortune
  /// The western crossing of the ecliptic and the prime vertical.
  case vertex

  /// The ten bodies of a chart's `planets`, in their order.
  package static let planets: [Body] = Array(allCases.prefix(10))
  /// Everything else, in the order of a chart's `points`.
  package static let points: [Body] = Array(allCases.dropFirst(10))

  /// Whether it is one of the ten from the Sun to Pluto.
  public var isPlanet: Bool { Body.planets.contains(self) }

  /// Computed from the angles, so that it needs a time of birth.
  package var needsBirthTime: Bool { self == .fortune || self == .vertex }

  /// The symbol's Unicode characters; the Vertex has letters instead.
  public var symbol: String {
    switch self {
    case .sun: "☉"
    case .moon: "☽"
    case .mercury: "☿"
    case .venus: "♀"
    case .mars: "♂"
    case .jupiter: "♃"
    case .saturn: "♄"
    case .uranus: "♅"
    case .neptune: "♆"
    case .pluto: "♇"
    case .northNode: "☊"
    case .southNode: "☋"
    case .chiron: "⚷"
    case .lilith: "⚸"
    case .ceres: "⚳"
    case .pallas: "⚴"
    case .juno: "⚵"
    case .vesta: "⚶"
    case .pholus: "⯛"
    case .fortune: "⊗"
    case .vertex: "Vx"
    }
  }

  /// Whether its symbol is letters, which text faces have, too.
  package var hasLetters: Bool { symbol.unicodeScalars.allSatisfy(\.isASCII) }
}

extension Body: Comparable {
  /// 0 for the Sun … 20 for the Vertex.
  package var order: Int { Body.orders[self] ?? 0 }

  private static let orders = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

  /// The order in which chart files list bodies.
  public static func < (a: Body, b: Body) -> Bool { a.order < b.order }
}
