import ArgumentParser
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroSkies
import AstroWording

/// The options for which events are listed.
struct EventOptions: ParsableArguments {
  @Option(
    help: .naming(
      "kinds",
      "Which kinds, separated by commas. (default: all that the chart allows except hours, shadows and, with a chart, aspects)"
    ))
  var events: String?

  @Option(
    help: .naming(
      "bodies", "Which bodies move, separated by commas: the Sun to Pluto. (default: all except the Moon)"))
  var movers: String?

  @Option(
    help:
      "What they meet in the chart, separated by commas. (default: the ten planets, ascendant and midheaven)")
  var points: String?

  @Option(help: "Aspects and their orbs in degrees, as in trine=2,square=2. (default: 3, sextile=2)")
  var orbs: String?

  @Option(
    help: .naming(
      "kind",
      "Whose aspects end a void: traditional for the Sun to Saturn, or modern for the Sun to Pluto. "
        + "(default: traditional)"))
  var voids: String?

  @Option(
    parsing: .unconditional,
    help: .naming(
      "lat,lon",
      "The place of planetary hours, degrees north and east, as in 50.4501,30.5234. (default: the birth place)"
    ))
  var at: String?

  @Option(parsing: .unconditional, help: .naming("name", "The same place by its name, unless --at is given."))
  var place: String?

  init() {}

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
      let known = Body.allCases.map(AspectEnd.body) + ChartAngle.allCases.map(AspectEnd.angle)
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
