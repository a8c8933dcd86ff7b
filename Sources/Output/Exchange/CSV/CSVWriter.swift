import AstroChartModel
import AstroJSON

/// Writes tables of births.
public enum CSVWriter {
  /// The columns of a birth, in order.
  private static let columns = [
    "id", "name", "date", "calendar", "time", "timeZone", "fold", "latitude", "longitude", "meanTime",
    "place",
  ]

  /// The row with the names of the columns, in UTF-8.
  public static let head: [UInt8] = Array((columns.joined(separator: ",") + "\n").utf8)

  /// The row of a birth; `BirthList` reads exactly the same birth from it.
  public static func row(of birth: NamedBirth) -> [UInt8] {
    let data = birth.birth
    let fields = [
      birth.id, birth.name, data.dateText, data.calendar?.rawValue, data.time?.text, data.timeZone,
      data.fold?.rawValue, NumberText.of(data.latitude), NumberText.of(data.longitude),
      data.meanTime?.rawValue, data.place,
    ]
    return Array((fields.map { CSVText.field($0 ?? "") }.joined(separator: ",") + "\n").utf8)
  }
}

/// Fields of tables as RFC 4180 writes them.
package enum CSVText {
  /// The text, in quotes if it contains what divides fields or rows, or begins or ends with white space.
  package static func field(_ text: String) -> String {
    let needsQuotes =
      text.utf8.contains { [0x22, 0x2C, 0x3B, 0x09, 0x0A, 0x0D].contains($0) } || text.trimmed != text
    return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}
