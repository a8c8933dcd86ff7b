/// What stands in a chart: the ten classical bodies, and the points.
public enum Body: String, CaseIterable, Hashable, Sendable, Codable {
  case sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto
  case northNode, southNode, chiron, lilith, ceres, pallas, juno, vesta, pholus, fortune, vertex

  /// The ten bodies of a chart's `planets`, in their order.
  public static let planets: [Body] = Array(allCases.prefix(10))
  /// Everything else, in the order of a chart's `points`.
  public static let points: [Body] = Array(allCases.dropFirst(10))

  public var isPlanet: Bool { Body.planets.contains(self) }

  /// Computed from the angles, so that it needs a time of birth.
  public var needsBirthTime: Bool { self == .fortune || self == .vertex }

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
}
