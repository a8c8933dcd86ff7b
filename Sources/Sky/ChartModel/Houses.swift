public import AstroDiagnostics

/// The twelve houses of a chart with a time of birth.
public struct Houses: Hashable, Sendable {
  /// Where houses 1…12 begin, in order along the zodiac.
  public let cusps: [Longitude]

  /// - Parameter cusps: Twelve cusps that go around the zodiac once; near the poles some may coincide.
  /// - Throws: `invalidValue` for a wrong number of cusps, or a wrong order.
  public init(cusps: [Longitude]) throws(Problem) {
    try Houses.check(count: cusps.count)
    self.cusps = cusps
    // The spans of twelve houses in order add up to a full circle.
    let circle = (1...12).reduce(0) { $0 + span($1) }
    guard abs(circle - 360) <= 0.001 else {
      throw Problem(
        .invalidValue, ChartFault.cuspsOutOfOrder)
    }
  }

  /// Rejects any number of houses other than twelve.
  package static func check(count: Int) throws(Problem) {
    guard count != 12 else { return }
    throw Problem(
      .invalidValue, ChartFault.houseCount(count))
  }

  /// The cusp of a house, 1…12; other numbers wrap around.
  package func cusp(_ house: Int) -> Longitude { cusps[((house - 1) % 12 + 12) % 12] }

  /// How much of the zodiac a house covers, 0 ≤ degrees < 360.
  package func span(_ house: Int) -> Double { cusp(house).distance(forwardTo: cusp(house + 1)) }

  /// The house n for which cusp n ≤ longitude < cusp n+1; a body exactly on a cusp belongs to the house that
  /// begins there.
  public func house(of longitude: Longitude) -> Int {
    (1...12).first { cusp($0).distance(forwardTo: longitude) < span($0) } ?? 1
  }
}

/// The four angles.
public struct Angles: Hashable, Sendable {
  /// Where the ecliptic rises.
  public package(set) var ascendant: Longitude
  /// Where the ecliptic crosses the upper meridian.
  public package(set) var midheaven: Longitude

  /// The two angles that determine the others.
  public init(ascendant: Longitude, midheaven: Longitude) {
    (self.ascendant, self.midheaven) = (ascendant, midheaven)
  }

  /// Opposite the Ascendant.
  public var descendant: Longitude { ascendant.opposite }
  /// Opposite the Midheaven.
  public var imumCoeli: Longitude { midheaven.opposite }

  package subscript(angle: ChartAngle) -> Longitude {
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
  /// ASC: where the ecliptic rises.
  case ascendant
  /// MC: where the ecliptic crosses the upper meridian.
  case midheaven
  /// DSC: where the ecliptic sets.
  case descendant
  /// IC: where the ecliptic crosses the lower meridian.
  case imumCoeli

  /// The customary abbreviation.
  package var abbreviation: String {
    switch self {
    case .ascendant: "ASC"
    case .midheaven: "MC"
    case .descendant: "DSC"
    case .imumCoeli: "IC"
    }
  }
}

extension Angles {
  /// The angle closest to a place in the zodiac, and its distance in degrees, 0…180.
  package func nearest(to longitude: Longitude) -> (angle: ChartAngle, distance: Double) {
    let contacts = ChartAngle.allCases.map { (angle: $0, distance: self[$0].separation(from: longitude)) }
    return contacts.reduce(contacts[0]) { $1.distance < $0.distance ? $1 : $0 }
  }
}

extension Chart {
  /// The angle nearest to a body and its distance in degrees; `nil` if the time of birth is unknown or the
  /// body is missing.
  package func angularity(of body: Body) -> (angle: ChartAngle, distance: Double)? {
    guard let angles, let placement = placement(of: body) else { return nil }
    return angles.nearest(to: placement.longitude)
  }
}

extension Houses {
  /// The ruler of the sign on the cusp of a house, 1…12, with modern rulers.
  package func ruler(of house: Int) -> Body { cusp(house).sign.ruler }

  /// The houses whose cusps a body rules, in order.
  package func houses(ruledBy body: Body) -> [Int] { (1...12).filter { ruler(of: $0) == body } }
}
