import AstroCommandKit
import AstroSvitla

/// The options of a table of charts.
struct ColumnOptions: ParsableArguments {
  @Option(help: .told("columns.columns"))
  var columns: String?

  @Flag(name: .customLong("csv"), help: .told("columns.isCSV"))
  var isCSV = false

  /// - Parameter settings: How charts are computed, which says the points that they have.
  /// - Returns: `nil` if no table is asked for.
  func table(of settings: SettingsOptions, _ shared: SharedOptions) throws(Problem) -> ChartTable? {
    guard let columns else {
      if isCSV { throw .usage("--csv", PictureUsage.csv) }
      return nil
    }
    switch columns {
    case "wide":
      let settings = try settings.applied(to: shared.applied(to: ChartSettings()))
      return ChartTable(.wide(points: settings.points), isCSV: isCSV)
    case "long": return ChartTable(.long, isCSV: isCSV)
    default:
      return ChartTable(
        try InputFile(columns).read(upTo: 1 << 16, ChartColumns.init(reading:)), isCSV: isCSV)
    }
  }
}
