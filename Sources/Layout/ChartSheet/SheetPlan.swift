/// How a chart's sheet divides its page into the wheel and the space for tables below it.
///
/// The fuller the chart, the more of the page the tables get. Lengths are in points.
struct SheetPlan: Hashable {
  /// The width and height of the wheel.
  let wheelSide: Double
  /// The top of the tables' headings.
  let tablesTop: Double
  /// The height of a row of the positions.
  let rowHeight: Double
  /// The height of a cell of the aspect grid.
  let cell: Double

  /// The distance from the top of the headings to the first cell of the grid.
  static let gridHead = SheetStyle.headHeight + 3

  private static let positionsHead = SheetStyle.headHeight + SheetTable.headDepth
  /// The least and the greatest height of the tables.
  private static let depths = 248.0...308.0
  /// The least sizes that are easy to read.
  private static let least = (row: 11.0, cell: 11.5)
  private static let most = (row: 15.0, cell: 15.6)

  /// - Parameters:
  ///   - rows: The number of bodies in the list.
  ///   - ends: The number of bodies and angles in the grid.
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
