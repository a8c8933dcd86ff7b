/// What a chart shows positions of: the ten planets (Sun and Moon included), and the points.
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
  /// ☊, the Moon’s ascending node, true or mean depending on the settings.
  case northNode
  /// ☋, opposite the north node.
  case southNode
  /// ⚷, (2060) Chiron.
  case chiron
  /// ⚸, the Moon’s apogee, mean or osculating depending on the settings.
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
  /// Vx, where the ecliptic crosses the prime vertical in the west.
  case vertex

  /// The ten bodies of a chart's `planets`, in order.
  package static let planets: [Body] = Array(allCases.prefix(10))
  /// Everything else, in the order of a chart's `points`.
  package static let points: [Body] = Array(allCases.dropFirst(10))

  /// Whether it is one of the ten from the Sun to Pluto.
  public var isPlanet: Bool { Body.planets.contains(self) }

  /// Whether it is computed from the angles, which requires a time of birth.
  package var needsBirthTime: Bool { self == .fortune || self == .vertex }

  /// The symbol as Unicode text; the Vertex has letters instead.
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

  /// Whether its symbol consists of letters, which text fonts have as well.
  package var hasLetters: Bool { symbol.unicodeScalars.allSatisfy(\.isASCII) }
}

extension Body: Comparable {
  /// Its position in the order of chart files: 0 for the Sun … 20 for the Vertex.
  package var order: Int { Body.orders[self] ?? 0 }

  private static let orders = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

  /// The order in which chart files list bodies.
  public static func < (a: Body, b: Body) -> Bool { a.order < b.order }
}
