import AstroChartModel
import CAstroSwissEphemeris

extension Body {
  /// libswe's number for the body; `nil` for one that is derived from other places.
  func number(_ settings: ChartSettings) -> Int32? {
    switch self {
    case .sun: SE_SUN
    case .moon: SE_MOON
    case .mercury: SE_MERCURY
    case .venus: SE_VENUS
    case .mars: SE_MARS
    case .jupiter: SE_JUPITER
    case .saturn: SE_SATURN
    case .uranus: SE_URANUS
    case .neptune: SE_NEPTUNE
    case .pluto: SE_PLUTO
    case .northNode: settings.node == .true ? SE_TRUE_NODE : SE_MEAN_NODE
    case .lilith: settings.lilith == .mean ? SE_MEAN_APOG : SE_OSCU_APOG
    case .chiron: SE_CHIRON
    case .ceres: SE_CERES
    case .pallas: SE_PALLAS
    case .juno: SE_JUNO
    case .vesta: SE_VESTA
    case .pholus: SE_PHOLUS
    case .cupido: SE_CUPIDO
    case .hades: SE_HADES
    case .zeus: SE_ZEUS
    case .kronos: SE_KRONOS
    case .apollon: SE_APOLLON
    case .admetos: SE_ADMETOS
    case .vulkanus: SE_VULKANUS
    case .poseidon: SE_POSEIDON
    case .minorPlanet(let minorPlanet): SE_AST_OFFSET + Int32(minorPlanet.number)
    case .southNode, .fortune, .vertex: nil
    }
  }

  /// Whether positions come from data files only: the analytic ephemeris has neither minor planets nor orbits on paper.
  var needsFiles: Bool { isInAsteroidFile || isHypothetical || minorPlanet != nil }

  /// Whether it is in the ephemeris file of Chiron and the asteroids.
  var isInAsteroidFile: Bool {
    switch self {
    case .chiron, .ceres, .pallas, .juno, .vesta, .pholus: true
    default: false
    }
  }
}

extension Body {
  /// Whether the body's orbit is known at a Julian day.
  ///
  /// libswe refuses Chiron and Pholus at times when close encounters with Saturn make their orbits uncertain.
  func isKnown(at julianDay: Double) -> Bool {
    switch self {
    // Chiron: the years 675 to 4650. Pholus: −2958 to 7309.
    case .chiron: (1_967_602.5...3_419_436.5).contains(julianDay)
    case .pholus: (640_649.5...4_390_616.5).contains(julianDay)
    default: true
    }
  }
}

extension Ayanamsa {
  /// libswe's number for the ayanamsa, which is its index among all cases.
  var number: Int32 { Int32(Ayanamsa.allCases.firstIndex(of: self) ?? 0) }
}
