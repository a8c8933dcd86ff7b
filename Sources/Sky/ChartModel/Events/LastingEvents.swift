/// The stretch of the zodiac that a body covers three times because it turns retrograde, and when it enters
/// and leaves it.
package struct Shadow: Hashable, Sendable {
  package var body: Body
  /// When the body, still direct, passes the longitude of the later station direct.
  package var start: Moment
  /// When the body, direct again, passes the longitude of the station retrograde.
  package var end: Moment
  /// Where the stretch begins: the longitude of the station direct.
  package var entersAt: Longitude
  /// Where the stretch ends: the longitude of the station retrograde.
  package var stationAt: Longitude

  package init(
    of body: Body, from start: Moment, to end: Moment, entersAt: Longitude, stationAt: Longitude
  ) {
    (self.body, self.start, self.end) = (body, start, end)
    (self.entersAt, self.stationAt) = (entersAt, stationAt)
  }
}

/// The time from the Moon's last exact aspect within a sign until it leaves the sign.
package struct VoidOfCourse: Hashable, Sendable {
  package typealias Reckoning = VoidReckoning

  package struct LastAspect: Hashable, Sendable {
    package var body: Body
    package var type: AspectType

    package init(_ type: AspectType, to body: Body) { (self.body, self.type) = (body, type) }
  }

  /// The moment of the last exact aspect, or of the ingress into the sign if there is none.
  package var start: Moment
  /// The moment of the ingress into the next sign.
  package var end: Moment
  package var leaves: Sign
  package var enters: Sign
  /// The last exact aspect; `nil` if the Moon makes none in the whole sign.
  package var last: LastAspect?

  package init(from start: Moment, to end: Moment, leaving leaves: Sign, for enters: Sign, last: LastAspect?)
  {
    (self.start, self.end, self.leaves, self.enters, self.last) = (start, end, leaves, enters, last)
  }
}

/// Which bodies' aspects with the Moon count in deciding whether the Moon is void of course.
public enum VoidReckoning: String, CaseIterable, Hashable, Sendable, Codable {
  /// The Sun to Saturn.
  case traditional
  /// The Sun to Pluto.
  case modern

  package var bodies: [Body] {
    Array(Body.planets.filter { $0 != .moon }.prefix(self == .traditional ? 6 : 9))
  }
}

/// A year or a month of life assigned to a sign, counted from the sign of the Ascendant.
package struct Profection: Hashable, Sendable {
  package enum Period: String, CaseIterable, Hashable, Sendable, Codable { case year, month }

  package var period: Period
  package var sign: Sign
  /// The whole-sign house counted from the Ascendant's sign, 1…12.
  package var house: Int
  /// The sign's traditional ruler.
  package var lord: Body
  /// The beginning: of a year, at a solar return; of a month, at a multiple of a twelfth of the year.
  package var start: Moment
  package var end: Moment

  package init(_ period: Period, _ sign: Sign, house: Int, from start: Moment, to end: Moment) {
    (self.period, self.sign, self.house, lord) = (period, sign, house, sign.traditionalRuler)
    (self.start, self.end) = (start, end)
  }
}

/// A twelfth of the time from sunrise to sunset, or from sunset to sunrise.
package struct PlanetaryHour: Hashable, Sendable {
  package var ruler: Body
  /// The number of the hour, 1…12 by day and again by night.
  package var number: Int
  package var isByDay: Bool
  package var start: Moment
  package var end: Moment

  package init(of ruler: Body, number: Int, isByDay: Bool, from start: Moment, to end: Moment) {
    (self.ruler, self.number, self.isByDay) = (ruler, number, isByDay)
    (self.start, self.end) = (start, end)
  }
}
