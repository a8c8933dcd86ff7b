/// Which events a calendar lists.
public struct CalendarRequest: Hashable, Sendable {
  /// The time that is looked at.
  public var span: CalendarSpan
  /// By default all that need neither a place nor much room: no hours, no shadows, and aspects only without a birth.
  public var kinds: Set<EventKind>
  /// What moves; by default the Sun to Pluto without the Moon.
  public var movers: [Body]
  /// What it meets in the birth chart; by default the ten planets, the Ascendant and the Midheaven.
  public var points: [AspectEnd]
  /// How many degrees from exact a transit begins and ends; aspects without an entry are not looked for.
  ///
  /// By default 3°, of sextiles 2°.
  public var orbs: [AspectType: Double]
  /// By default traditional.
  package var voids: VoidReckoning

  /// - Parameters:
  ///   - span: The time that is looked at.
  ///   - kinds: What is listed.
  ///   - movers: What moves.
  ///   - points: What it meets in the birth chart.
  ///   - orbs: How many degrees from exact a transit begins and ends.
  ///   - voids: To which bodies aspects of the Moon count.
  public init(
    _ span: CalendarSpan, kinds: Set<EventKind>, movers: [Body] = CalendarRequest.movers,
    points: [AspectEnd] = CalendarRequest.points, orbs: [AspectType: Double] = SkyRole.transit.crossOrbs,
    voids: VoidReckoning = .traditional
  ) {
    (self.span, self.kinds, self.movers, self.points) = (span, kinds, movers, points)
    (self.orbs, self.voids) = (orbs, voids)
  }

  /// What is listed unless something else is asked for: for a birth its transits and returns too, without one the
  /// aspects in the sky.
  public init(_ span: CalendarSpan, of natal: Chart? = nil) {
    self.init(span, kinds: CalendarRequest.kinds(withBirth: natal != nil))
  }

  /// The Sun to Pluto without the Moon.
  public static let movers = Body.planets.filter { $0 != .moon }
  /// The ten planets, the Ascendant and the Midheaven.
  public static let points =
    Body.planets.map(AspectEnd.body) + [.angle(.ascendant), .angle(.midheaven)]

  /// What is listed unless something else is asked for.
  package static func kinds(withBirth: Bool) -> Set<EventKind> {
    let always: Set<EventKind> = [.ingress, .station, .lunation, .eclipse, .void]
    return always.union(withBirth ? [.transit, .return, .profection] : [.aspect])
  }
}
