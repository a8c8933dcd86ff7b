/// All meetings of a moving body with an aspect to a natal point, at one value of the body's unwrapped longitude.
///
/// A body that turns back over the place meets it three or five times, though it may leave the orb between two of them.
public struct Passage: Hashable, Sendable {
  /// One exact meeting.
  public struct Hit: Hashable, Sendable {
    public var moment: Moment
    public var isRetrograde: Bool

    public init(_ moment: Moment, isRetrograde: Bool) {
      (self.moment, self.isRetrograde) = (moment, isRetrograde)
    }
  }

  /// Where a body that never gets there turns back.
  public struct Approach: Hashable, Sendable {
    public var moment: Moment
    /// Degrees from exact, never negative.
    public var orb: Double

    public init(_ moment: Moment, orb: Double) { (self.moment, self.orb) = (moment, orb) }
  }

  /// How far from exact the body is at an instant.
  public struct Distance: Hashable, Sendable {
    /// In universal time.
    public var julianDay: Double
    /// Degrees along the zodiac: negative before the exact place, positive behind it.
    public var degrees: Double

    public init(julianDay: Double, degrees: Double) { (self.julianDay, self.degrees) = (julianDay, degrees) }
  }

  public var transiting: Body
  public var aspect: AspectType
  /// A planet, the Ascendant or the Midheaven of the birth, or another point of it.
  public var natal: AspectEnd
  /// Where the transiting body makes the aspect exactly.
  public var target: Longitude
  /// Which time around the zodiac since the epoch J2000, so that target and revolution name the passage for good.
  public var revolution: Int
  /// How many degrees from exact still count.
  public var orb: Double
  /// The first entering of the orb.
  public var start: Moment
  /// The last leaving of the orb.
  public var end: Moment
  /// One, three or five in order of time; none where the body turns back before it gets there.
  public var hits: [Hit]
  /// Where there is no hit.
  public var closest: Approach?
  /// The natal house, 1…12, in which the body stands at the first hit or the closest approach; `nil` without a time of
  /// birth.
  public var house: Int?
  /// The way through the orb in order of time, close enough to draw it: start, hits, turning points and end are among
  /// its points, and several between each two of them.
  public var course: [Distance]

  public init(
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
  public var moment: Moment { hits.first?.moment ?? closest?.moment ?? start }
}
