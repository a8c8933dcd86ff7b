import ArgumentParser
import AstroChartModel

/// The options that describe a birth.
package struct BirthOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: "Whose chart it is.")
  var name: String?

  @Option(
    parsing: .unconditional, help: "The local date, as in 1990-04-15 or 15.04.1990; -0043-03-15 is in 44 BC.")
  var date: String?

  @Option(
    help: "The calendar of the date: gregorian or julian; required before 1582-10-15. (default: gregorian)")
  var calendar: String?

  @Option(help: "The local time, as in 14:30, 14:30:15 or 2:30 pm. (default: unknown)")
  var time: String?

  @Option(parsing: .unconditional, help: "The time zone: Europe/Kyiv, +03:00, or LMT for local mean time.")
  var zone: String?

  @Option(
    parsing: .unconditional,
    help: .naming(
      "lat,lon",
      "Degrees north and east, as in 50.4501,30.5234, where south and west are negative; or as in \"49°13′N 30°59′E\"."
    ))
  var at: String?

  @Option(
    parsing: .unconditional,
    help: .naming(
      "name",
      "The place: found by its name unless --at is given, as in \"Springfield, Illinois\"; otherwise a label."
    ))
  var place: String?

  @Option(help: "Which of the two is meant if the clock was turned back: earlier or later.")
  var fold: String?

  package init() {}

  /// Whether none of these options is given.
  package var isEmpty: Bool { [name, date, calendar, time, zone, at, place, fold].allSatisfy { $0 == nil } }
}

/// The options for how a chart is computed.
package struct SettingsOptions: ParsableArguments {
  @Option(help: .naming("kind", "The lunar node: true or mean. (default: true)"))
  var node: String?

  @Option(help: .naming("kind", "The Black Moon: mean or osculating. (default: mean)"))
  var lilith: String?

  @Option(
    help:
      "The points besides the planets, separated by commas, or all, or none. (default: northNode,southNode,chiron,lilith)"
  )
  var points: String?

  @Option(
    help:
      "Aspects and how far from exact they count, as in trine=6,quincunx=2; or major, or all. (default: major)"
  )
  var orbs: String?

  @Option(
    help: .naming(
      "reach",
      "What planets form aspects with besides each other: planets for nothing, angles for Ascendant, Midheaven, "
        + "node, Chiron and Lilith, or all for every point. (default: angles)"))
  var aspectsTo: String?

  package init() {}
}
