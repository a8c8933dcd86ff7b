import ArgumentParser
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroExchange
import AstroWholeFiles

/// The options of a table of charts.
struct ColumnOptions: ParsableArguments {
  @Option(help: .told("columns.columns"))
  var columns: String?

  @Flag(name: .customLong("csv"), help: .told("columns.isCSV"))
  var isCSV = false

  /// - Parameter settings: How charts are computed, which says the points that they have.
  /// - Returns: `nil` if no table is asked for.
  func table(_ settings: () throws(Problem) -> ChartSettings) throws(Problem) -> ChartTable? {
    guard let columns else {
      if isCSV { throw .usage("--csv", PictureUsage.csv) }
      return nil
    }
    switch columns {
    case "wide": return ChartTable(.wide(points: try settings().points), isCSV: isCSV)
    case "long": return ChartTable(.long, isCSV: isCSV)
    default:
      return ChartTable(
        try InputFile(columns).read(upTo: 1 << 16, ChartColumns.init(reading:)), isCSV: isCSV)
    }
  }
}
