/// All meetings of a moving body with an aspect to a natal point, at one value of the body's longitude
/// counted continuously over its revolutions.
///
/// A body that turns retrograde there meets the place three or five times, and may leave the orb between two
/// meetings.
package struct Passage: Hashable, Sendable {
  /// One exact meeting with the place.
  package struct Hit: Hashable, Sendable {
    package var moment: Moment
    package var isRetrograde: Bool

    package init(_ moment: Moment, isRetrograde: Bool) {
      (self.moment, self.isRetrograde) = (moment, isRetrograde)
    }
  }

  /// The closest approach of a body that turns back before it reaches the place.
  package struct Approach: Hashable, Sendable {
    package var moment: Moment
    /// The distance from exact, in degrees; never negative.
    package var orb: Double

    package init(_ moment: Moment, orb: Double) { (self.moment, self.orb) = (moment, orb) }
  }

  /// How far from exact the body is at an instant.
  package struct Distance: Hashable, Sendable {
    /// The instant as a Julian day in universal time.
    package var julianDay: Double
    /// Degrees along the zodiac: negative before the exact place, positive past it.
    package var degrees: Double

    package init(julianDay: Double, degrees: Double) { (self.julianDay, self.degrees) = (julianDay, degrees) }
  }

  package var transiting: Body
  package var aspect: AspectType
  /// The point of the birth chart: a planet, the Ascendant, the Midheaven or another point.
  package var natal: AspectEnd
  /// The longitude at which the transiting body makes the aspect exact.
  package var target: Longitude
  /// The number of the revolution around the zodiac since the epoch J2000, so that target and revolution
  /// identify the passage permanently.
  package var revolution: Int
  /// The largest distance from exact that still counts, in degrees.
  package var orb: Double
  /// When the body first enters the orb.
  package var start: Moment
  /// When the body last leaves the orb.
  package var end: Moment
  /// The exact meetings in order of time: one, three or five, or none if the body turns back before it gets
  /// there.
  package var hits: [Hit]
  /// The closest approach, if there is no hit.
  package var closest: Approach?
  /// The natal house, 1…12, in which the body stands at the first hit or the closest approach; `nil` if the
  /// time of birth is unknown.
  package var house: Int?
  /// The distances along the way through the orb in order of time, close enough together to draw a curve:
  /// they include the start, the hits, the turning points and the end, and several between each two of these.
  package var course: [Distance]

  package init(
    of transiting: Body, _ aspect: AspectType, to natal: AspectEnd, at target: Longitude, revolution: Int,
    orb: Double, from start: Moment, to end: Moment, hits: [Hit], closest: Approach? = nil, house: Int? = nil,
    course: [Distance] = []
  ) {
    (self.transiting, self.aspect, self.natal) = (transiting, aspect, natal)
    (self.target, self.revolution, self.orb) = (target, revolution, orb)
    (self.start, self.end, self.hits, self.closest) = (start, end, hits, closest)
    (self.house, self.course) = (house, course)
  }

  /// Whether the body leaves the orb between its passes, so that it is not within it from start to end.
  package var hasBreaks: Bool { course.contains { abs($0.degrees) > orb + 1e-6 } }

  /// The first hit, else the closest approach.
  package var moment: Moment { hits.first?.moment ?? closest?.moment ?? start }
}
