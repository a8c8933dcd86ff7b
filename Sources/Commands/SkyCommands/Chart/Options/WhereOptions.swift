import AstroCommandKit
import AstroSkies

/// The options for the place from which a sky is seen.
struct WhereOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: .told("where.at"))
  var at: String?

  @Option(parsing: .unconditional, help: .told("where.place"))
  var place: String?

  /// Whether the command line gives no place.
  var isEmpty: Bool { at == nil && place == nil }

  /// The place, with its time zone if the gazetteer knows it; `nil` if none is given.
  func viewpoint(in language: Language) throws(Problem) -> Made<Skies.Viewpoint?> {
    try Skies.Viewpoint.named(at: at, place: place, in: language)
  }
}

/// The options for the time zone of a moment.
struct ClockOptions: ParsableArguments {
  @Option(help: .told("clock.time"))
  var time: String?

  @Option(parsing: .unconditional, help: .told("clock.zone"))
  var zone: String?

  /// The moment that an option gives.
  ///
  /// - Parameter bareHour: The hour for a date without a time.
  func moment(_ text: String, of option: String, bareHour: Int = 0) throws(Problem) -> Moment {
    try Instant(option: option, time: time, zone: zone ?? Defaults.inForce.zone, bareHour: bareHour).moment(
      text)
  }

  /// The viewpoint for moments: a place with the time zone of `--zone`, or else its own.
  ///
  /// - Parameter named: The place that the command line gives; `nil` for the birth place.
  func viewpoint(_ named: Skies.Viewpoint?, of natal: Chart?) -> Skies.Viewpoint? {
    var viewpoint = named ?? natal?.birth.map { Skies.Viewpoint($0) }
    if let zone { viewpoint?.timeZone = zone }
    return viewpoint
  }

  /// Refuses a time without a date.
  func check(hasMoment: Bool, _ option: String) throws(Problem) {
    if time != nil, !hasMoment {
      throw .usage("--time", SkyUsage.needsDay(option))
    }
  }
}
