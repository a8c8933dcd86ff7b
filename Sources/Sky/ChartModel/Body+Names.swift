/// The names of bodies in chart files and on the command line.
extension Body: RawRepresentable {
  /// Its name, such as `northNode`, or `asteroid:433`.
  ///
  /// Written out, because a chart file has hundreds of them.
  public var rawValue: String {
    switch self {
    case .sun: "sun"
    case .moon: "moon"
    case .mercury: "mercury"
    case .venus: "venus"
    case .mars: "mars"
    case .jupiter: "jupiter"
    case .saturn: "saturn"
    case .uranus: "uranus"
    case .neptune: "neptune"
    case .pluto: "pluto"
    case .northNode: "northNode"
    case .southNode: "southNode"
    case .chiron: "chiron"
    case .lilith: "lilith"
    case .ceres: "ceres"
    case .pallas: "pallas"
    case .juno: "juno"
    case .vesta: "vesta"
    case .pholus: "pholus"
    case .fortune: "fortune"
    case .vertex: "vertex"
    case .cupido: "cupido"
    case .hades: "hades"
    case .zeus: "zeus"
    case .kronos: "kronos"
    case .apollon: "apollon"
    case .admetos: "admetos"
    case .vulkanus: "vulkanus"
    case .poseidon: "poseidon"
    case .minorPlanet(let minorPlanet): "\(Body.numbered)\(minorPlanet.number)"
    }
  }

  /// The body of a name; a number whose minor planet has a name here, such as `asteroid:1`, gives that one.
  ///
  /// - Parameter rawValue: Such as `northNode`, or `asteroid:433`.
  public init?(rawValue: String) {
    if let body = Body.byName[rawValue] {
      self = body
    } else if rawValue.hasPrefix(Body.numbered), let number = Int(rawValue.dropFirst(Body.numbered.count)),
      // Neither signs nor leading zeros, so that a body has one name.
      rawValue == "\(Body.numbered)\(number)"
    {
      self.init(minorPlanet: number)
    } else {
      return nil
    }
  }

  /// What the name of a minor planet by number begins with.
  package static let numbered = "asteroid:"

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}

extension Body: CaseIterable {
  /// The bodies that have names of their own, in the order of chart files; minor planets by number are not among
  /// them.
  public static let allCases: [Body] = [
    .sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto, .northNode,
    .southNode,
    .chiron, .lilith, .ceres, .pallas, .juno, .vesta, .pholus, .fortune, .vertex, .cupido, .hades, .zeus,
    .kronos, .apollon, .admetos, .vulkanus, .poseidon,
  ]
}

extension Body: Codable {}

extension Body {
  /// A minor planet by its number in the catalogue; `nil` outside of 1…999,999.
  ///
  /// A number whose minor planet has a case of its own gives that case: 1 is `ceres`, 2060 `chiron`, 134340 `pluto`.
  public init?(minorPlanet number: Int) {
    switch number {
    case 1: self = .ceres
    case 2: self = .pallas
    case 3: self = .juno
    case 4: self = .vesta
    case 2060: self = .chiron
    case 5145: self = .pholus
    case 134_340: self = .pluto
    case MinorPlanet.numbers: self = .minorPlanet(MinorPlanet(numbered: number))
    default: return nil
    }
  }

  /// Some points in the order of chart files, each once, without planets.
  package static func points(_ bodies: [Body]) -> [Body] { Set(bodies).filter { !$0.isPlanet }.sorted() }
}
