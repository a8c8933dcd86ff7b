/// The options that describe a birth.
package struct BirthOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: .told("birth.name"))
  var name: String?

  @Option(parsing: .unconditional, help: .told("birth.date"))
  var date: String?

  @Option(help: .told("birth.calendar"))
  var calendar: String?

  @Option(help: .told("birth.time"))
  var time: String?

  @Option(parsing: .unconditional, help: .told("birth.zone"))
  var zone: String?

  @Option(parsing: .unconditional, help: .told("birth.at"))
  var at: String?

  @Option(parsing: .unconditional, help: .told("birth.place"))
  var place: String?

  @Option(help: .told("birth.fold"))
  var fold: String?

  package init() {}

  /// Whether none of these options is given.
  package var isEmpty: Bool { [name, date, calendar, time, zone, at, place, fold].allSatisfy { $0 == nil } }
}

/// The options for how a chart is computed.
package struct SettingsOptions: ParsableArguments {
  @Option(help: .told("settings.node"))
  var node: String?

  @Option(help: .told("settings.lilith"))
  var lilith: String?

  @Option(help: .told("settings.points"))
  var points: String?

  @Option(help: .told("settings.orbs"))
  var orbs: String?

  @Option(help: .told("settings.aspectsTo"))
  var aspectsTo: String?

  package init() {}
}
