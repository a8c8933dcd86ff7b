/// The events that are searched for in a span.
package struct CalendarRequest: Hashable, Sendable {
  package var span: CalendarSpan
  package var kinds: Set<EventKind>
  package var movers: [Body]
  /// The points of the birth chart that they meet.
  package var points: [AspectEnd]
  /// How many degrees from exact a transit begins and ends; types of aspect without an entry are not looked
  /// for.
  package var orbs: [AspectType: Double]
  /// Which bodies count when the Moon is void of course.
  package var voids: VoidReckoning
  /// Whether transits that are only within orb in the span, and closest before or after it, count too; `false` by
  /// default, as in lists.
  package var countsAllInOrb = false

  package init(
    _ span: CalendarSpan, kinds: Set<EventKind>, movers: [Body] = CalendarListing.movers,
    points: [AspectEnd] = CalendarListing.points, orbs: [AspectType: Double] = SkyRole.transit.crossOrbs,
    voids: VoidReckoning = .traditional
  ) {
    (self.span, self.kinds, self.movers, self.points) = (span, kinds, movers, points)
    (self.orbs, self.voids) = (orbs, voids)
  }

  /// What a listing asks of a span.
  ///
  /// - Parameter natal: The natal chart; it adds transits, returns and profections to the kinds that are listed
  ///   unless others are named.
  package init(_ listing: CalendarListing, over span: CalendarSpan, of natal: Chart?) {
    self.init(
      span, kinds: listing.kinds ?? CalendarRequest.kinds(of: natal),
      movers: listing.movers ?? CalendarListing.movers, points: listing.points, orbs: listing.orbs,
      voids: listing.voids)
  }

  /// The same request for the Moon's ingresses only, which pictures show whatever is listed.
  package var ofMoonSigns: CalendarRequest {
    var request = self
    (request.kinds, request.movers) = ([.ingress], [.moon])
    return request
  }

  /// The kinds that are listed by default: those that need no place and do not take up much room, with
  /// neither shadows nor planetary hours; aspects only if there is no birth.
  package static func kinds(withBirth: Bool) -> Set<EventKind> {
    let always: Set<EventKind> = [.ingress, .station, .lunation, .eclipse, .void]
    return always.union(withBirth ? [.transit, .return, .profection] : [.aspect])
  }

  /// Without the moment of birth, returns and profections cannot be computed.
  private static func kinds(of natal: Chart?) -> Set<EventKind> {
    kinds(withBirth: natal != nil).subtracting(natal?.moment == nil ? [.return, .profection] : [])
  }
}
