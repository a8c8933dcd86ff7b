/// How a chart's sheet divides its page: the wheel, and the room for tables below it.
///
/// The fuller the chart, the lower the tables begin to be crowded and the more of the page they get. Lengths are
/// points.
struct SheetPlan: Hashable {
  /// How wide and high the wheel is.
  let wheelSide: Double
  /// Where the headings of the tables stand.
  let tablesTop: Double
  /// How high a row of the positions is.
  let rowHeight: Double
  /// The side of a cell of the aspect grid, as far as the height goes.
  let cell: Double

  /// From the headings to the first cell of the grid.
  static let gridHead = SheetStyle.headHeight + 3

  private static let positionsHead = SheetStyle.headHeight + SheetTable.headDepth
  /// How much of the page the tables have at least, and at most.
  private static let depths = 224.0...300.0
  /// The least that can be read with ease.
  private static let least = (row: 11.0, cell: 11.5)
  private static let most = (row: 15.0, cell: 15.6)

  /// - Parameters:
  ///   - rows: How many bodies are listed.
  ///   - ends: How many bodies and angles the grid has.
  init(rows: Int, ends: Int) {
    let (rows, ends) = (Double(max(rows, 12)), Double(max(ends, 1)))
    let wanted = max(
      SheetPlan.positionsHead + rows * SheetPlan.least.row, SheetPlan.gridHead + ends * SheetPlan.least.cell)
    let depth = min(max(wanted, SheetPlan.depths.lowerBound), SheetPlan.depths.upperBound)
    tablesTop = SheetStyle.tablesBottom - depth
    wheelSide = SheetStyle.wheelSide - (depth - SheetPlan.depths.lowerBound)
    rowHeight = min((depth - SheetPlan.positionsHead) / rows, SheetPlan.most.row)
    cell = min((depth - SheetPlan.gridHead) / ends, SheetPlan.most.cell)
  }
}
