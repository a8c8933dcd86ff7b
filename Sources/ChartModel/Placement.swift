package import Diagnostics

/// Where a body stands.
public struct Placement: Hashable, Sendable {
  /// What stands here.
  public package(set) var body: Body
  /// On the ecliptic, in the zodiac of the chart.
  public package(set) var longitude: Longitude
  /// Degrees north of the ecliptic; `nil` where a chart file does not say.
  public package(set) var latitude: Double?
  /// Degrees of longitude a day; negative where the body moves backwards; `nil` where a chart file does not say.
  public package(set) var speed: Double?
  /// Degrees north of the celestial equator; `nil` where a chart file does not say.
  public package(set) var declination: Double?
  /// Whether the body moves backwards through the zodiac.
  public package(set) var isRetrograde: Bool
  /// 1…12, or `nil` without a time of birth.
  public package(set) var house: Int?
  /// Without a time of birth: where the body was at local midnight and where it was at the next one.
  package var range: DayRange?

  /// - Parameters:
  ///   - latitude: Degrees north of the ecliptic, −90…90.
  ///   - speed: Degrees a day, within a million.
  ///   - declination: Degrees north of the celestial equator, −90…90.
  ///   - isRetrograde: Taken from the speed where it is not given.
  ///   - house: 1…12.
  /// - Throws: `invalidValue` at the field that cannot be.
  package init(
    body: Body, longitude: Longitude, latitude: Double? = nil, speed: Double? = nil,
    declination: Double? = nil, isRetrograde: Bool? = nil, house: Int? = nil, range: DayRange? = nil
  ) throws(Problem) {
    try Placement.check(latitude, in: -90...90, field: "latitude")
    try Placement.check(speed, in: Placement.speeds, field: "speed")
    try Placement.check(declination, in: -90...90, field: "declination")
    try Placement.check(house.map(Double.init), in: 1...12, field: "house")
    self.init(
      body, at: longitude, latitude: latitude, speed: speed, declination: declination,
      isRetrograde: isRetrograde, house: house, range: range)
  }

  /// Degrees a day; the angles turn by 361, and near the poles what depends on them rushes.
  package static let speeds = -1e6...1e6

  private static func check(
    _ number: Double?, in range: ClosedRange<Double>, field: String
  ) throws(Problem) {
    guard let number, !range.contains(number) else { return }
    throw Problem(
      .invalidValue, at: .field(field), "\(Quotation.number(number)) is out of range",
      hint: "from \(Quotation.number(range.lowerBound)) to \(Quotation.number(range.upperBound))")
  }

  /// The same of numbers that are known to be within their bounds.
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

/// What a body runs through in one local day.
package struct DayRange: Hashable, Sendable {
  package var atMidnight: Longitude
  package var atNextMidnight: Longitude

  package init(atMidnight: Longitude, atNextMidnight: Longitude) {
    (self.atMidnight, self.atNextMidnight) = (atMidnight, atNextMidnight)
  }
}
