public import AstroChartModel

/// Where on the Earth the planets rise, culminate and set at the moment of a chart: astrocartography.
///
/// It is computed from right ascensions and declinations, not from places on the ecliptic: a planet with latitude is on the
/// horizon where it is seen there.
public struct AstroMap: Hashable, Sendable {
  /// The place of a body among the stars, on the true equator of date.
  public struct Place: Hashable, Sendable {
    /// Whose place it is.
    public let body: Body
    /// The right ascension in degrees, 0 ≤ right ascension < 360.
    public let rightAscension: Double
    /// The declination in degrees north, −90…90.
    public let declination: Double

    package init(_ body: Body, rightAscension: Double, declination: Double) {
      (self.body, self.rightAscension, self.declination) = (body, rightAscension, declination)
    }
  }

  /// The apparent sidereal time of Greenwich, in degrees, 0 ≤ time < 360.
  public let siderealTime: Double
  /// The places of the ten planets, in the order of chart files.
  public let places: [Place]

  package init(siderealTime: Double, places: [Place]) {
    (self.siderealTime, self.places) = (siderealTime, places)
  }

  /// The angles in the order of the lines of a body.
  package static let angles: [ChartAngle] = [.midheaven, .imumCoeli, .ascendant, .descendant]

  /// All lines, four for each body: MC, IC, ASC, DSC.
  public var lines: [AngleLine] {
    places.flatMap { place in AstroMap.angles.map { AngleLine(place, $0, siderealTime: siderealTime) } }
  }

  /// The line of a body at an angle; `nil` for a body that the map does not have.
  public func line(of body: Body, at angle: ChartAngle) -> AngleLine? {
    places.first { $0.body == body }.map { AngleLine($0, angle, siderealTime: siderealTime) }
  }
}
