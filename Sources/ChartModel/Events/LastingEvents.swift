/// The stretch of the zodiac that a body goes over three times as it turns back, and when it enters and leaves it.
public struct Shadow: Hashable, Sendable {
  public var body: Body
  /// Direct, at the longitude of the station at which it will turn direct.
  public var start: Moment
  /// Direct again, at the longitude of the station at which it turned retrograde.
  public var end: Moment
  /// Where the stretch begins: the longitude of the station direct.
  public var entersAt: Longitude
  /// Where it ends: the longitude of the station retrograde.
  public var stationAt: Longitude

  public init(
    of body: Body, from start: Moment, to end: Moment, entersAt: Longitude, stationAt: Longitude
  ) {
    (self.body, self.start, self.end) = (body, start, end)
    (self.entersAt, self.stationAt) = (entersAt, stationAt)
  }
}

/// The Moon from its last aspect within a sign until it leaves the sign.
public struct VoidOfCourse: Hashable, Sendable {
  /// To which bodies aspects count.
  public enum Reckoning: String, CaseIterable, Hashable, Sendable, Codable {
    /// The Sun to Saturn.
    case traditional
    /// The Sun to Pluto.
    case modern

    public var bodies: [Body] {
      Array(Body.planets.filter { $0 != .moon }.prefix(self == .traditional ? 6 : 9))
    }
  }

  public struct LastAspect: Hashable, Sendable {
    public var body: Body
    public var type: AspectType

    public init(_ type: AspectType, to body: Body) { (self.body, self.type) = (body, type) }
  }

  /// The last exact aspect, or where there is none the ingress into the sign.
  public var start: Moment
  /// The ingress into the next sign.
  public var end: Moment
  public var leaves: Sign
  public var enters: Sign
  /// `nil` where the Moon makes no aspect in the whole sign.
  public var last: LastAspect?

  public init(from start: Moment, to end: Moment, leaving leaves: Sign, for enters: Sign, last: LastAspect?) {
    (self.start, self.end, self.leaves, self.enters, self.last) = (start, end, leaves, enters, last)
  }
}

/// A year or a month of life under a sign, counted on from that of the Ascendant.
public struct Profection: Hashable, Sendable {
  public enum Period: String, CaseIterable, Hashable, Sendable, Codable { case year, month }

  public var period: Period
  public var sign: Sign
  /// Whole-sign house from the Ascendant's sign, 1…12.
  public var house: Int
  /// The sign's traditional ruler.
  public var lord: Body
  /// A year begins with a solar return, and a month with a twelfth of it.
  public var start: Moment
  public var end: Moment

  public init(_ period: Period, _ sign: Sign, house: Int, from start: Moment, to end: Moment) {
    (self.period, self.sign, self.house, lord) = (period, sign, house, sign.traditionalRuler)
    (self.start, self.end) = (start, end)
  }
}

/// A twelfth of the time from sunrise to sunset, or from sunset to sunrise.
public struct PlanetaryHour: Hashable, Sendable {
  public var ruler: Body
  /// 1…12 by day, and again by night.
  public var number: Int
  public var isByDay: Bool
  public var start: Moment
  public var end: Moment

  public init(of ruler: Body, number: Int, isByDay: Bool, from start: Moment, to end: Moment) {
    (self.ruler, self.number, self.isByDay) = (ruler, number, isByDay)
    (self.start, self.end) = (start, end)
  }
}
