/// Which events a calendar lists.
///
///     var listing = CalendarListing(kinds: [.transit], movers: [.saturn, .uranus, .neptune, .pluto])
///     listing.orbs = [.conjunction: 1, .square: 1, .opposition: 1]
public struct CalendarListing: Hashable, Sendable {
  /// The kinds of events; `nil` for ingresses, stations, lunations, eclipses and voids of course, with a birth
  /// also transits, returns and profections, and without one aspects.
  ///
  /// Shadows, hours, houses that are entered, the progressed Moon, times out of bounds and the times of lords are listed only
  /// if they are named.
  public var kinds: Set<EventKind>?
  /// The moving bodies; `nil` for the Sun to Pluto without the Moon.
  public var movers: [Body]?
  /// The points of the birth chart that they meet; by default the ten planets, the Ascendant and the
  /// Midheaven.
  public var points: [AspectEnd]
  /// How many degrees from exact a transit begins and ends; types of aspect without an entry are not looked
  /// for.
  ///
  /// By default 3°, for sextiles 2°.
  public var orbs: [AspectType: Double]
  /// Which bodies' aspects with the Moon count for voids of course; traditional by default.
  public var voids: VoidReckoning

  /// - Parameters:
  ///   - kinds: The kinds of events that are listed.
  ///   - movers: The moving bodies.
  ///   - points: The points of the birth chart that they meet.
  ///   - orbs: How many degrees from exact a transit begins and ends.
  ///   - voids: Which bodies' aspects with the Moon count for voids of course.
  public init(
    kinds: Set<EventKind>? = nil, movers: [Body]? = nil, points: [AspectEnd] = CalendarListing.points,
    orbs: [AspectType: Double] = SkyRole.transit.crossOrbs, voids: VoidReckoning = .traditional
  ) {
    (self.kinds, self.movers, self.points, self.orbs, self.voids) = (kinds, movers, points, orbs, voids)
  }

  /// The Sun to Pluto without the Moon.
  public static let movers = Body.planets.filter { $0 != .moon }
  /// The ten planets, the Ascendant and the Midheaven.
  public static let points =
    Body.planets.map(AspectEnd.body) + [.angle(.ascendant), .angle(.midheaven)]
}
