/// Which events a calendar lists.
public struct CalendarRequest: Hashable, Sendable {
  /// The time span that is covered.
  public var span: CalendarSpan
  /// The kinds of events that are listed; by default ingresses, stations, lunations, eclipses and voids of
  /// course, with a birth also transits, returns and profections, and without one aspects.
  public var kinds: Set<EventKind>
  /// The moving bodies; by default the Sun to Pluto without the Moon.
  public var movers: [Body]
  /// The points of the birth chart that they meet; by default the ten planets, the Ascendant and the
  /// Midheaven.
  public var points: [AspectEnd]
  /// How many degrees from exact a transit begins and ends; types of aspect without an entry are not looked
  /// for.
  ///
  /// By default 3°, for sextiles 2°.
  public var orbs: [AspectType: Double]
  /// Which bodies count when the Moon is void of course; traditional by default.
  package var voids: VoidReckoning

  /// - Parameters:
  ///   - span: The time span that is covered.
  ///   - kinds: The kinds of events that are listed.
  ///   - movers: The moving bodies.
  ///   - points: The points of the birth chart that they meet.
  ///   - orbs: How many degrees from exact a transit begins and ends.
  ///   - voids: Which bodies' aspects with the Moon count for voids of course.
  public init(
    _ span: CalendarSpan, kinds: Set<EventKind>, movers: [Body] = CalendarRequest.movers,
    points: [AspectEnd] = CalendarRequest.points, orbs: [AspectType: Double] = SkyRole.transit.crossOrbs,
    voids: VoidReckoning = .traditional
  ) {
    (self.span, self.kinds, self.movers, self.points) = (span, kinds, movers, points)
    (self.orbs, self.voids) = (orbs, voids)
  }

  /// A request for the default kinds of events: with a birth its transits, returns and profections too,
  /// without one the aspects in the sky.
  public init(_ span: CalendarSpan, of natal: Chart? = nil) {
    self.init(span, kinds: CalendarRequest.kinds(withBirth: natal != nil))
  }

  /// The Sun to Pluto without the Moon.
  public static let movers = Body.planets.filter { $0 != .moon }
  /// The ten planets, the Ascendant and the Midheaven.
  public static let points =
    Body.planets.map(AspectEnd.body) + [.angle(.ascendant), .angle(.midheaven)]

  /// The kinds that are listed by default: those that need no place and do not take up much room, with
  /// neither shadows nor planetary hours; aspects only if there is no birth.
  package static func kinds(withBirth: Bool) -> Set<EventKind> {
    let always: Set<EventKind> = [.ingress, .station, .lunation, .eclipse, .void]
    return always.union(withBirth ? [.transit, .return, .profection] : [.aspect])
  }
}
