extension Problem {
  /// The problem as one line of English, whatever the input contains; a problem that is not in a file is reported by
  /// command-line options.
  package var commandLine: String { commandLine(in: .english) }

  /// The same in a language.
  package func commandLine(in tongue: Tongue) -> String {
    line(options: location.source.isEmpty ? { OptionName.of(field: $0) } : nil, in: tongue)
  }
}

/// The command-line options that correspond to the fields of a chart file.
enum OptionName {
  static func of(field: String) -> String? {
    switch field {
    case "latitude", "longitude": "--at"
    case "timeZone": "--zone"
    case "houseSystem": "--houses"
    case "aspectsTo": "--aspects-to"
    case "name", "date", "calendar", "time", "fold", "place", "node", "lilith", "points", "orbs", "angles",
      "number", "cycle", "to", "events", "movers":
      "--\(field)"
    default: nil
    }
  }
}
