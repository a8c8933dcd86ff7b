/// An angular distance between two bodies, or between a body and an angle of the chart, that is read as a
/// connection.
public struct Aspect: Hashable, Sendable {
  /// The first of its two ends.
  public package(set) var end1: AspectEnd
  /// The second of its two ends.
  public package(set) var end2: AspectEnd
  /// Which aspect it is.
  public package(set) var type: AspectType
  /// The distance from exact, in degrees; never negative.
  public package(set) var orb: Double
  /// Whether the orb is shrinking; `nil` if the speeds are not known.
  public package(set) var isApplying: Bool?
  /// `false` if the time of birth is unknown and the aspect does not hold for the whole day.
  package var isCertain: Bool
  /// Whether an end moves far on a day whose hour is not known, so that orb and motion are those of noon.
  package var isBroad: Bool
  /// Whether an end is an angle of the sky of another moment, which moves a degree in about four minutes: how
  /// close the aspect is and whether it is applying changes at once.
  package var isFleeting = false

  package init(
    between end1: AspectEnd, and end2: AspectEnd, _ type: AspectType, orb: Double, isApplying: Bool? = nil,
    isCertain: Bool = true, isBroad: Bool = false
  ) {
    (self.end1, self.end2, self.type) = (end1, end2, type)
    (self.orb, self.isApplying, self.isCertain, self.isBroad) = (orb, isApplying, isCertain, isBroad)
  }

  /// An aspect of two bodies.
  package init(
    _ end1: Body, _ end2: Body, _ type: AspectType, orb: Double, isApplying: Bool? = nil,
    isCertain: Bool = true
  ) {
    self.init(
      between: .body(end1), and: .body(end2), type, orb: orb, isApplying: isApplying, isCertain: isCertain)
  }

  /// Those of its two ends that are bodies.
  package var bodies: [Body] { [end1, end2].compactMap(\.body) }

  /// Whether one of its ends is a body that is no planet.
  package var isOfPoint: Bool { end1.body?.isPlanet == false || end2.body?.isPlanet == false }

  /// Whether both ends are planets.
  package var isOfPlanets: Bool { end1.isPlanet && end2.isPlanet }

  /// Whether its orb can be told to the minute: without a time of birth, none of a body that moves far in a day.
  package var isOrbKnown: Bool { isCertain && !isBroad }

  /// Whether it is told before another in a list of the closest: those that last minutes come after all others,
  /// and those whose orb is not known are the last.
  package func isCloser(than other: Aspect) -> Bool { (rank, orb) < (other.rank, other.orb) }

  private var rank: Int { !isOrbKnown ? 2 : isFleeting ? 1 : 0 }
}

/// The types of aspect, major ones first, in the order in which chart files and legends list them.
public enum AspectType: String, CaseIterable, Hashable, Sendable, Codable {
  /// 0°, major.
  case conjunction
  /// 180°, major.
  case opposition
  /// 120°, major.
  case trine
  /// 90°, major.
  case square
  /// 60°, major.
  case sextile
  /// 150°, also called inconjunct.
  case quincunx
  /// 30°.
  case semisextile
  /// 45°.
  case semisquare
  /// 135°.
  case sesquiquadrate
  /// 72°, a fifth of the circle.
  case quintile
  /// 144°, two fifths of the circle.
  case biquintile

  /// The five types that are looked for by default.
  package static let major: [AspectType] = [.conjunction, .opposition, .trine, .square, .sextile]

  /// The exact angle, in degrees.
  public var exactDegree: Double {
    switch self {
    case .conjunction: 0
    case .opposition: 180
    case .trine: 120
    case .square: 90
    case .sextile: 60
    case .quincunx: 150
    case .semisextile: 30
    case .semisquare: 45
    case .sesquiquadrate: 135
    case .quintile: 72
    case .biquintile: 144
    }
  }

  package var symbol: String {
    switch self {
    case .conjunction: "☌"
    case .opposition: "☍"
    case .trine: "△"
    case .square: "□"
    case .sextile: "⚹"
    case .quincunx: "⚻"
    case .semisextile: "⚺"
    case .semisquare: "∠"
    case .sesquiquadrate: "⚼"
    case .quintile: "Q"
    case .biquintile: "bQ"
    }
  }

  /// The effect that tradition ascribes to it.
  public var nature: AspectNature {
    switch self {
    case .trine, .sextile, .quintile, .biquintile: .harmonious
    case .opposition, .square, .semisquare, .sesquiquadrate: .challenging
    case .conjunction, .quincunx, .semisextile: .neutral
    }
  }

  /// Whether it is one of the five classical aspects: 0°, 60°, 90°, 120° and 180°.
  public var isMajor: Bool { AspectType.major.contains(self) }
}

/// The effect ascribed to an aspect, which decides its ink.
public enum AspectNature: String, CaseIterable, Hashable, Sendable {
  /// Trine, sextile, quintile, biquintile.
  case harmonious
  /// Opposition, square, semisquare, sesquiquadrate.
  case challenging
  /// Conjunction, quincunx, semisextile.
  case neutral
}
