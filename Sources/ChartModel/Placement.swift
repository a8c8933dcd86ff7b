/// Where a body stands.
public struct Placement: Hashable, Sendable {
  public var body: Body
  public var longitude: Longitude
  /// Degrees north of the ecliptic; `nil` where a chart file does not say.
  public var latitude: Double?
  /// Degrees of longitude a day; negative where the body moves backwards; `nil` where a chart file does not say.
  public var speed: Double?
  /// Degrees north of the celestial equator; `nil` where a chart file does not say.
  public var declination: Double?
  public var isRetrograde: Bool
  /// 1…12, or `nil` without a time of birth.
  public var house: Int?
  /// Without a time of birth: where the body was at local midnight and where it was at the next one.
  public var range: DayRange?

  public init(
    body: Body, longitude: Longitude, latitude: Double? = nil, speed: Double? = nil,
    declination: Double? = nil,
    isRetrograde: Bool? = nil, house: Int? = nil, range: DayRange? = nil
  ) {
    (self.body, self.longitude, self.latitude) = (body, longitude, latitude)
    (self.speed, self.declination) = (speed, declination)
    self.isRetrograde = isRetrograde ?? ((speed ?? 0) < 0)
    (self.house, self.range) = (house, range)
  }

  public var sign: Sign { longitude.sign }
}

/// What a body runs through in one local day.
public struct DayRange: Hashable, Sendable {
  public var atMidnight: Longitude
  public var atNextMidnight: Longitude

  public init(atMidnight: Longitude, atNextMidnight: Longitude) {
    (self.atMidnight, self.atNextMidnight) = (atMidnight, atNextMidnight)
  }
}
