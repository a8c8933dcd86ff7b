package import Diagnostics

extension Problem {
  /// A command line that cannot be carried out.
  package static func usage(_ option: String, _ message: String, hint: Hint = "") -> Problem {
    Problem(.usage, at: Place(source: option), message, hint: hint)
  }

  /// One line, whatever the input held; what lies in no file lies on the command line, and is told by its options.
  package var commandLine: String { line(options: place.source.isEmpty ? { OptionName.of(field: $0) } : nil) }
}

/// The options by which a command line gives the fields of a chart file.
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
