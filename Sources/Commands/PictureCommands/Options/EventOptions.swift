import AstroCommandKit
import AstroSvitla

/// The options for which events are listed.
struct EventOptions: ParsableArguments {
  @Option(help: .told("events.events"))
  var events: String?

  @Option(help: .told("events.movers"))
  var movers: String?

  @Option(help: .told("events.points"))
  var points: String?

  @Option(help: .told("events.orbs"))
  var orbs: String?

  @Option(help: .told("events.voids"))
  var voids: String?

  @Option(parsing: .unconditional, help: .told("events.at"))
  var at: String?

  @Option(parsing: .unconditional, help: .told("events.place"))
  var place: String?

  init() {}

  /// The first given option other than bodies and points, which alone a picture of curves has.
  var beyondCurves: String? {
    [("--events", events), ("--orbs", orbs), ("--voids", voids), ("--at", at), ("--place", place)]
      .first { $0.1 != nil }?.0
  }

  /// - Parameter natal: The natal chart, which allows transits, returns and profections.
  func listing(for natal: Chart?) throws(Problem) -> CalendarListing {
    var listing = CalendarListing()
    if let events {
      listing.kinds = Set(
        try OptionValue.list(
          events, of: "event", "--events", among: SkyEvent.Kind.allCases.map { ($0.plural, $0) }))
    }
    if let movers {
      listing.movers = try OptionValue.list(
        movers, of: "moving body", "--movers", among: Body.planets.map { ($0.rawValue, $0) })
    }
    if let points {
      let numbered = natal?.points.map(\.body).filter { $0.minorPlanet != nil } ?? []
      let known = (Body.allCases + numbered).map(AspectEnd.body) + ChartAngle.allCases.map(AspectEnd.angle)
      listing.points = try OptionValue.list(
        points, of: "point", "--points", among: known.map { ($0.name, $0) })
    }
    if let orbs { listing.orbs = try OptionValue.orbs(orbs, of: "--orbs") }
    if let voids {
      let known = VoidOfCourse.Reckoning.allCases.map { ($0.rawValue, $0) }
      listing.voids = try OptionValue.list(voids, of: "reckoning", "--voids", among: known)[0]
    }
    try check(listing, natal)
    return listing
  }

  private func check(_ listing: CalendarListing, _ natal: Chart?) throws(Problem) {
    guard natal == nil, let kinds = listing.kinds else { return }
    if let kind = SkyEvent.Kind.allCases.first(where: { $0.needsBirth && kinds.contains($0) }) {
      throw .usage("--events", SkiesFault.needBirth(kind.plural))
    }
  }

  // MARK: - The place

  /// The place for planetary hours that the command line names; `nil` leaves it to the birth.
  func viewpoint(
    in language: Language, of natal: Chart?, _ listing: CalendarListing
  ) throws(Problem) -> Made<Skies.Viewpoint?> {
    let place = try Skies.Viewpoint.named(at: at, place: self.place, in: language)
    if place.value == nil, natal?.birth == nil, listing.kinds?.contains(.hour) == true {
      throw .usage("--at", PictureUsage.placeOfHours)
    }
    return place
  }
}
