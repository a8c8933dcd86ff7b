/// What a chart shows positions of: the ten planets (Sun and Moon included), and the points.
public enum Body: Hashable, Sendable {
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
  /// Cup, the first of the eight hypothetical planets of the Hamburg School.
  case cupido
  /// Had, a hypothetical planet.
  case hades
  /// Zeu, a hypothetical planet.
  case zeus
  /// Kro, a hypothetical planet.
  case kronos
  /// Apo, a hypothetical planet.
  case apollon
  /// Adm, a hypothetical planet.
  case admetos
  /// Vul, a hypothetical planet.
  case vulkanus
  /// Pos, a hypothetical planet.
  case poseidon
  /// A minor planet by its number in the catalogue, such as (433) Eros; those with a case of their own are not this.
  case minorPlanet(MinorPlanet)

  /// The ten bodies of a chart's `planets`, in order.
  package static let planets: [Body] = Array(allCases.prefix(10))
  /// Everything else that has a name of its own, in the order of a chart's `points`.
  package static let points: [Body] = Array(allCases.dropFirst(10))

  /// Whether it is one of the ten from the Sun to Pluto.
  public var isPlanet: Bool { self <= .pluto }

  /// Whether it is one of the eight planets of the Hamburg School, which nobody has seen: they have orbits on paper only.
  package var isHypothetical: Bool { self >= .cupido && self <= .poseidon }

  /// Its number, if it is a minor planet without a case of its own.
  package var minorPlanet: MinorPlanet? {
    if case .minorPlanet(let minorPlanet) = self { minorPlanet } else { nil }
  }

  /// Whether it is computed from the angles, which requires a time of birth.
  package var needsBirthTime: Bool { self == .fortune || self == .vertex }

  /// The symbol as Unicode text; the Vertex, the hypothetical planets and those by number have letters instead.
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
    case .cupido: "Cup"
    case .hades: "Had"
    case .zeus: "Zeu"
    case .kronos: "Kro"
    case .apollon: "Apo"
    case .admetos: "Adm"
    case .vulkanus: "Vul"
    case .poseidon: "Pos"
    case .minorPlanet(let minorPlanet): minorPlanet.symbol
    }
  }

  /// Whether its symbol consists of letters, which text fonts have as well.
  package var hasLetters: Bool { symbol.unicodeScalars.allSatisfy(\.isASCII) }
}

extension Body: Comparable {
  /// All values of `order`.
  package static let orders = 0...(28 + MinorPlanet.numbers.upperBound)

  /// Its position in the order of chart files: 0 for the Sun … 28 for Poseidon, then the numbered ones.
  ///
  /// Written out, because charts compare bodies thousands of times.
  package var order: Int {
    switch self {
    case .sun: 0
    case .moon: 1
    case .mercury: 2
    case .venus: 3
    case .mars: 4
    case .jupiter: 5
    case .saturn: 6
    case .uranus: 7
    case .neptune: 8
    case .pluto: 9
    case .northNode: 10
    case .southNode: 11
    case .chiron: 12
    case .lilith: 13
    case .ceres: 14
    case .pallas: 15
    case .juno: 16
    case .vesta: 17
    case .pholus: 18
    case .fortune: 19
    case .vertex: 20
    case .cupido: 21
    case .hades: 22
    case .zeus: 23
    case .kronos: 24
    case .apollon: 25
    case .admetos: 26
    case .vulkanus: 27
    case .poseidon: 28
    case .minorPlanet(let minorPlanet): 28 + minorPlanet.number
    }
  }

  /// By its position, as it is hashed.
  public static func == (a: Body, b: Body) -> Bool { a.order == b.order }

  /// By its position, because charts look bodies up thousands of times; by itself Swift hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(UInt32(truncatingIfNeeded: order)) }

  /// The order in which chart files list bodies.
  public static func < (a: Body, b: Body) -> Bool { a.order < b.order }
}
