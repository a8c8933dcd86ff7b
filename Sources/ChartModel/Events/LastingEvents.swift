/// The stretch of the zodiac that a body goes over three times as it turns back, and when it enters and leaves it.
package struct Shadow: Hashable, Sendable {
  package var body: Body
  /// Direct, at the longitude of the station at which it will turn direct.
  package var start: Moment
  /// Direct again, at the longitude of the station at which it turned retrograde.
  package var end: Moment
  /// Where the stretch begins: the longitude of the station direct.
  package var entersAt: Longitude
  /// Where it ends: the longitude of the station retrograde.
  package var stationAt: Longitude

  package init(
    of body: Body, from start: Moment, to end: Moment, entersAt: Longitude, stationAt: Longitude
  ) {
    (self.body, self.start, self.end) = (body, start, end)
    (self.entersAt, self.stationAt) = (entersAt, stationAt)
  }
}

/// The Moon from its last aspect within a sign until it leaves the sign.
package struct VoidOfCourse: Hashable, Sendable {
  package typealias Reckoning = VoidReckoning

  package struct LastAspect: Hashable, Sendable {
    package var body: Body
    package var type: AspectType

    package init(_ type: AspectType, to body: Body) { (self.body, self.type) = (body, type) }
  }

  /// The last exact aspect, or where there is none the ingress into the sign.
  package var start: Moment
  /// The ingress into the next sign.
  package var end: Moment
  package var leaves: Sign
  package var enters: Sign
  /// `nil` where the Moon makes no aspect in the whole sign.
  package var last: LastAspect?

  package init(from start: Moment, to end: Moment, leaving leaves: Sign, for enters: Sign, last: LastAspect?)
  {
    (self.start, self.end, self.leaves, self.enters, self.last) = (start, end, leaves, enters, last)
  }
}

/// To which bodies aspects count where the Moon is said to be void of course.
public enum VoidReckoning: String, CaseIterable, Hashable, Sendable, Codable {
  /// The Sun to Saturn.
  case traditional
  /// The Sun to Pluto.
  case modern

  package var bodies: [Body] {
    Array(Body.planets.filter { $0 != .moon }.prefix(self == .traditional ? 6 : 9))
  }
}

/// A year or a month of life under a sign, counted on from that of the Ascendant.
package struct Profection: Hashable, Sendable {
  package enum Period: String, CaseIterable, Hashable, Sendable, Codable { case year, month }

  package var period: Period
  package var sign: Sign
  /// Whole-sign house from the Ascendant's sign, 1…12.
  package var house: Int
  /// The sign's traditional ruler.
  package var lord: Body
  /// A year begins with a solar return, and a month with a twelfth of it.
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
  /// 1…12 by day, and again by night.
  package var number: Int
  package var isByDay: Bool
  package var start: Moment
  package var end: Moment

  package init(of ruler: Body, number: Int, isByDay: Bool, from start: Moment, to end: Moment) {
    (self.ruler, self.number, self.isByDay) = (ruler, number, isByDay)
    (self.start, self.end) = (start, end)
  }
}
