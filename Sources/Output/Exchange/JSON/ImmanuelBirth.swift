import AstroChartModel
import AstroDiagnostics
import AstroJSON

/// A native of immanuel's charts.
enum ImmanuelBirth: JSONBirthReader {
  static let format = BirthFormat.immanuel

  static func recognizes(_ value: JSONCursor) -> Bool {
    value["date_time"]["datetime"].string != nil && value["coordinates"].isObject
  }

  static func fill(_ value: JSONCursor, _ draft: inout BirthDraft) throws(Problem) {
    let instant = value["date_time"]["datetime"]
    try instant.checked { () throws(Problem) in try ISOInstant(instant.string ?? "") }.fill(&draft)
    draft.zone = try value["date_time"]["timezone"].text().map(zone)
    draft.latitude = try degrees(value["coordinates"]["latitude"])
    draft.longitude = try degrees(value["coordinates"]["longitude"])
  }

  /// `UTC+02:00` is an offset; anything else is a name.
  private static func zone(_ text: String) -> String {
    let offset = text.dropFirst(3)
    return text.hasPrefix("UTC") && (offset.hasPrefix("+") || offset.hasPrefix("-")) ? String(offset) : text
  }

  /// Degrees as a number, alone or beside the same in words.
  private static func degrees(_ value: JSONCursor) throws(Problem) -> Double? {
    try value.isObject ? value["raw"].number() : value.number()
  }
}
