import AstroCommandKit
import AstroSvitla

extension Studio {
  /// The calendar that the command line requests.
  func calendar(
    of natal: Chart?, _ span: SpanOptions, _ events: EventOptions, _ shared: SharedOptions
  ) throws(Problem) -> Made<CalendarList> {
    let listing = try events.listing(for: natal)
    let place = try events.viewpoint(in: shared.chosenLanguage, of: natal, listing)
    return try place.then { (place) throws(Problem) in
      try calendar(
        of: natal, over: span.span(around: natal), listing: listing, zone: span.chosenZone(of: natal),
        seenFrom: place, settings: shared.applied(to: Defaults.inForce.settings))
    }
  }
}
