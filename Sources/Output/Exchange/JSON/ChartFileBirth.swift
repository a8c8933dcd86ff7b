import AstroChartFiles
import AstroChartModel
import AstroDiagnostics
import AstroJSON

/// A chart file of this package.
enum ChartFileBirth: JSONBirthReader {
  static let format = BirthFormat.chart

  static func recognizes(_ value: JSONCursor) -> Bool { value["birth"].isObject }

  static func fill(_ value: JSONCursor, _ draft: inout BirthDraft) throws(Problem) {
    draft.take(try birth(in: value))
  }

  /// The birth of a chart file with its name and, as a text, its id.
  static func birth(in value: JSONCursor) throws(Problem) -> NamedBirth {
    let number = try? value["id"].integer(in: -999_999_999_999...999_999_999_999)
    let text = value["id"].string.flatMap { $0.trimmed.isEmpty ? nil : $0 }
    let named = try ChartDocument.namedBirth(of: value)
    return NamedBirth(
      id: text ?? number.map(String.init), name: named.name, birth: named.birth)
  }
}
