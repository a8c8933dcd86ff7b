/// All meetings of a moving body with an aspect to a natal point, at one value of the body's unwrapped longitude.
///
/// A body that turns back over the place meets it three or five times, though it may leave the orb between two of them.
package struct Passage: Hashable, Sendable {
  /// One exact meeting.
  package struct Hit: Hashable, Sendable {
    package var moment: Moment
    package var isRetrograde: Bool

    package init(_ moment: Moment, isRetrograde: Bool) {
      (self.moment, self.isRetrograde) = (moment, isRetrograde)
    }
  }

  /// Where a body that never gets there turns back.
  package struct Approach: Hashable, Sendable {
    package var moment: Moment
    /// Degrees from exact, never negative.
    package var orb: Double

    package init(_ moment: Moment, orb: Double) { (self.moment, self.orb) = (moment, orb) }
  }

  /// How far from exact the body is at an instant.
  package struct Distance: Hashable, Sendable {
    /// In universal time.
    package var julianDay: Double
    /// Degrees along the zodiac: negative before the exact place, positive behind it.
    package var degrees: Double

    package init(julianDay: Double, degrees: Double) { (self.julianDay, self.degrees) = (julianDay, degrees) }
  }

  package var transiting: Body
  package var aspect: AspectType
  /// A planet, the Ascendant or the Midheaven of the birth, or another point of it.
  package var natal: AspectEnd
  /// Where the transiting body makes the aspect exactly.
  package var target: Longitude
  /// Which time around the zodiac since the epoch J2000, so that target and revolution name the passage for good.
  package var revolution: Int
  /// How many degrees from exact still count.
  package var orb: Double
  /// The first entering of the orb.
  package var start: Moment
  /// The last leaving of the orb.
  package var end: Moment
  /// One, three or five in order of time; none where the body turns back before it gets there.
  package var hits: [Hit]
  /// Where there is no hit.
  package var closest: Approach?
  /// The natal house, 1…12, in which the body stands at the first hit or the closest approach; `nil` without a time of
  /// birth.
  package var house: Int?
  /// The way through the orb in order of time, close enough to draw it: start, hits, turning points and end are among
  /// its points, and several between each two of them.
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

  /// The first hit, else the closest approach.
  package var moment: Moment { hits.first?.moment ?? closest?.moment ?? start }
}
