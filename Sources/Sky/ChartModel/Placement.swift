public import AstroDiagnostics

/// The position of a body in a chart.
public struct Placement: Hashable, Sendable {
  /// The body that stands here.
  public package(set) var body: Body
  /// Its place on the ecliptic, in the zodiac of the chart.
  public package(set) var longitude: Longitude
  /// Degrees north of the ecliptic; `nil` if a chart file does not give it.
  public package(set) var latitude: Double?
  /// Degrees of longitude per day, negative for retrograde motion; `nil` if a chart file does not give it.
  public package(set) var speed: Double?
  /// Degrees north of the celestial equator; `nil` if a chart file does not give it.
  public package(set) var declination: Double?
  /// Whether the body moves backward through the zodiac.
  public package(set) var isRetrograde: Bool
  /// The house it stands in, 1…12, or `nil` if the time of birth is unknown.
  public package(set) var house: Int?
  /// If the time of birth is unknown, where the body was at local midnight and at the next one.
  package var range: DayRange?

  /// The position of a body.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - longitude: Its place in the zodiac of the chart.
  ///   - latitude: Degrees north of the ecliptic, −90…90.
  ///   - speed: Degrees per day, −1,000,000…1,000,000.
  ///   - declination: Degrees north of the celestial equator, −90…90.
  ///   - isRetrograde: Derived from the sign of the speed if it is not given.
  ///   - house: The house it stands in, 1…12.
  /// - Throws: `invalidValue` at a field that is out of range.
  public init(
    body: Body, longitude: Longitude, latitude: Double? = nil, speed: Double? = nil,
    declination: Double? = nil, isRetrograde: Bool? = nil, house: Int? = nil
  ) throws(Problem) {
    try self.init(
      body: body, longitude: longitude, latitude: latitude, speed: speed, declination: declination,
      isRetrograde: isRetrograde, house: house, range: nil)
  }

  /// The same with the stretch of a day whose hour is not known.
  package init(
    body: Body, longitude: Longitude, latitude: Double? = nil, speed: Double? = nil,
    declination: Double? = nil, isRetrograde: Bool? = nil, house: Int? = nil, range: DayRange?
  ) throws(Problem) {
    try Placement.check(latitude, in: -90...90, field: "latitude")
    try Placement.check(speed, in: Placement.speeds, field: "speed")
    try Placement.check(declination, in: -90...90, field: "declination")
    try Placement.check(house.map(Double.init), in: 1...12, field: "house")
    self.init(
      body, at: longitude, latitude: latitude, speed: speed, declination: declination,
      isRetrograde: isRetrograde, house: house, range: range)
  }

  /// The range of speeds in degrees per day; the angles move about 361, and points derived from them can be
  /// far faster near the poles.
  package static let speeds = -1e6...1e6

  private static func check(
    _ number: Double?, in range: ClosedRange<Double>, field: String
  ) throws(Problem) {
    guard let number, !range.contains(number) else { return }
    throw Problem(
      .invalidValue, at: .field(field), ChartFault.outOfRange(number, range))
  }

  /// The same for numbers that are known to be in range.
  package init(
    _ body: Body, at longitude: Longitude, latitude: Double? = nil, speed: Double? = nil,
    declination: Double? = nil, isRetrograde: Bool? = nil, house: Int? = nil, range: DayRange? = nil
  ) {
    (self.body, self.longitude, self.latitude) = (body, longitude, latitude)
    (self.speed, self.declination) = (speed, declination)
    self.isRetrograde = isRetrograde ?? ((speed ?? 0) < 0)
    (self.house, self.range) = (house, range)
  }

  /// The sign it stands in.
  public var sign: Sign { longitude.sign }
}
