import ArgumentParser
import AstroChartModel

/// The options that describe a birth.
package struct BirthOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: "Whose chart it is.")
  var name: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The local date, as in 1990-04-15 or 15.04.1990; -0043-03-15 is in 44 BC.", valueName: "date"))
  var date: String?

  @Option(
    help: ArgumentHelp(
      "The calendar of the date: gregorian or julian; required before 1582-10-15. (default: gregorian)",
      valueName: "calendar"))
  var calendar: String?

  @Option(
    help: ArgumentHelp(
      "The local time, as in 14:30, 14:30:15 or 2:30 pm. (default: unknown)", valueName: "time"))
  var time: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The time zone: Europe/Kyiv, +03:00, or LMT for local mean time.", valueName: "zone"))
  var zone: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Degrees north and east, as in 50.4501,30.5234, where south and west are negative; or as in \"49°13′N 30°59′E\".",
      valueName: "lat,lon"))
  var at: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The place: found by its name unless --at is given, as in \"Springfield, Illinois\"; otherwise a label.",
      valueName: "name"))
  var place: String?

  @Option(
    help: ArgumentHelp(
      "Which of the two is meant if the clock was turned back: earlier or later.", valueName: "fold")
  )
  var fold: String?

  package init() {}

  /// Whether none of these options is given.
  package var isEmpty: Bool { [name, date, calendar, time, zone, at, place, fold].allSatisfy { $0 == nil } }
}

/// The options for how a chart is computed.
package struct SettingsOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The lunar node: true or mean. (default: true)", valueName: "kind"))
  var node: String?

  @Option(help: ArgumentHelp("The Black Moon: mean or osculating. (default: mean)", valueName: "kind"))
  var lilith: String?

  @Option(
    help: ArgumentHelp(
      "The points besides the planets, separated by commas, or all, or none. (default: northNode,southNode,chiron,lilith)",
      valueName: "points"))
  var points: String?

  @Option(
    help: ArgumentHelp(
      "Aspects and how far from exact they count, as in trine=6,quincunx=2; or major, or all. (default: major)",
      valueName: "orbs"))
  var orbs: String?

  @Option(
    help: ArgumentHelp(
      "What planets form aspects with besides each other: planets for nothing, angles for Ascendant, Midheaven, "
        + "node, Chiron and Lilith, or all for every point. (default: angles)", valueName: "reach"))
  var aspectsTo: String?

  package init() {}
}
