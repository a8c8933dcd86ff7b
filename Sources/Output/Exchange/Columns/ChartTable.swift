import AstroDiagnostics
import AstroJSON

/// How rows of a table of charts are written.
package struct ChartTable: Hashable, Sendable {
  package let columns: ChartColumns
  /// Whether rows are fields between commas; otherwise each is a JSON object on a line.
  package let isCSV: Bool

  package init(_ columns: ChartColumns, isCSV: Bool) { (self.columns, self.isCSV) = (columns, isCSV) }

  /// The first line: the names of the columns, between `id` and `error`; nothing for JSON.
  package var head: [UInt8] {
    isCSV ? ChartTable.line(["id"] + columns.names.map(CSVText.field) + ["error"]) : []
  }

  /// A row.
  ///
  /// - Parameter id: The id of the birth as JSON; `nil` if it has none.
  package func line(_ row: [ChartCell], id: [UInt8]?) -> [UInt8] {
    if isCSV { return ChartTable.line([ChartTable.text(id)] + row.map(\.csv) + [""]) }
    var writer = JSONWriter(.oneLine, capacity: 1024)
    writer.object { writer in
      if let id { writer.member("id") { $0.write(json: id) } }
      for (name, cell) in zip(columns.names, row) { cell.write(to: &writer, as: name) }
    }
    return writer.finished()
  }

  /// The row of a birth that failed; `nil` where rows are JSON, in which a failure has a form of its own.
  package func failure(_ words: String, id: [UInt8]?) -> [UInt8]? {
    guard isCSV else { return nil }
    let empty = [String](repeating: "", count: columns.names.count)
    return ChartTable.line([ChartTable.text(id)] + empty + [CSVText.field(words)])
  }

  private static func line(_ fields: [String]) -> [UInt8] {
    Array((fields.joined(separator: ",") + "\n").utf8)
  }

  /// An id, a number or a text, as a field.
  private static func text(_ id: [UInt8]?) -> String {
    guard let id, let read = try? JSONCursor(reading: id, as: .invalidValue) else { return "" }
    return CSVText.field(read.string ?? String(decoding: id, as: UTF8.self))
  }
}
