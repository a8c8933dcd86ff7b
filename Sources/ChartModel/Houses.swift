/// The twelve houses of a chart with a time of birth.
public struct Houses: Hashable, Sendable {
  /// Where houses 1…12 begin, in order along the zodiac.
  public let cusps: [Longitude]

  /// Twelve cusps; any other number is a programmer's mistake.
  public init(cusps: [Longitude]) {
    precondition(cusps.count == 12, "a chart has twelve houses")
    self.cusps = cusps
  }

  /// The cusp of house 1…12; numbers beyond go around.
  public func cusp(_ house: Int) -> Longitude { cusps[((house - 1) % 12 + 12) % 12] }

  /// How much of the zodiac a house holds, 0 ≤ degrees < 360.
  public func span(_ house: Int) -> Double { cusp(house).distance(forwardTo: cusp(house + 1)) }

  /// The house in which cusp n ≤ longitude < cusp n+1; what stands on a cusp opens that house.
  public func house(of longitude: Longitude) -> Int {
    (1...12).first { cusp($0).distance(forwardTo: longitude) < span($0) } ?? 1
  }
}

/// The four angles.
public struct Angles: Hashable, Sendable {
  public var ascendant: Longitude
  public var midheaven: Longitude

  public init(ascendant: Longitude, midheaven: Longitude) {
    (self.ascendant, self.midheaven) = (ascendant, midheaven)
  }

  public var descendant: Longitude { ascendant.opposite }
  public var imumCoeli: Longitude { midheaven.opposite }

  public subscript(angle: ChartAngle) -> Longitude {
    switch angle {
    case .ascendant: ascendant
    case .midheaven: midheaven
    case .descendant: descendant
    case .imumCoeli: imumCoeli
    }
  }
}

/// The four angles by name, in the order in which chart files list them.
public enum ChartAngle: String, CaseIterable, Hashable, Sendable, Codable {
  case ascendant, midheaven, descendant, imumCoeli

  /// The customary letters.
  public var abbreviation: String {
    switch self {
    case .ascendant: "ASC"
    case .midheaven: "MC"
    case .descendant: "DSC"
    case .imumCoeli: "IC"
    }
  }
}
