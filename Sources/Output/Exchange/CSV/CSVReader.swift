import AstroChartModel
import AstroDiagnostics
import AstroWording

/// Reads a table of births, whose first row names its columns.
enum CSVReader {
  static func drafts(of text: String, _ options: ImportOptions) throws(Problem) -> Drafts {
    let table = try CSVTable(text)
    guard let head = table.rows.first else { return Drafts() }
    let columns = try CSVColumns(head.fields.map(\.trimmed), mapping: options.columns)
    guard columns.tellBirths else { throw noDate(head) }
    let records = table.rows.dropFirst().map { row in
      guard !row.isTooLong else { return DraftRecord(line: row.line, TextLines.tooLong) }
      return DraftRecord(line: row.line) { draft throws(Problem) in
        try CSVRow(row, columns, options).fill(&draft)
      }
    }
    return Drafts(records: records, notes: unread(columns, head))
  }

  private static func noDate(_ head: CSVTable.Row) -> Problem {
    let names = head.fields.prefix(12).map { Quotation.clipped($0.trimmed) }.joined(separator: ", ")
    return Problem(
      .missingBirthData, at: Problem.Location(line: head.line), ExchangeFault.noDateColumn(among: names))
  }

  private static func unread(_ columns: CSVColumns, _ head: CSVTable.Row) -> [Note] {
    guard !columns.unread.isEmpty else { return [] }
    let names = columns.unread.prefix(8).map { Quotation.clipped($0) }
    return [Note(.columnsNotRead(names, more: columns.unread.count - names.count))]
  }
}
