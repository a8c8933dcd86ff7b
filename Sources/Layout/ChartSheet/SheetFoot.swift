import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWording

/// The positions of the tables at the foot of a sheet, each as wide as its words.
struct SheetFoot {
  /// A table and the heading above it.
  struct Placed {
    let sized: ChartSheet.Sized
    let head: String
    let label: String
    /// The length of the heading's rule, in points.
    let width: Double
    let (x, y): (Double, Double)
  }

  let tables: [Placed]
  /// The left and the right end of the staircase's heading, in points.
  let (gridX, gridRight): (Double, Double)
  /// The size of a cell of the staircase, in points.
  let cell: Size

  /// The space between two tables next to each other and one above the other, in points.
  private static let gap = (beside: 10.0, above: 10.0)
  /// The smallest side of a cell in which an orb can be read, in points.
  private static let leastCell = 11.2
  /// The width of a cell beyond which aspects would look scattered, in points.
  private static let widestCell = 18.0

  init(of sheet: ChartSheet, _ shaper: any TextShaper) {
    let ends = Double(max(AspectGrid.ends(of: sheet.chart).count, 1))
    let stacked = SheetFoot(stacking: sheet, ends: ends, shaper)
    let isRoomy = stacked.cell.width >= min(SheetFoot.leastCell, sheet.plan.cell)
    // The staircase of a chart with many bodies is so wide that its lowest steps have to extend below the
    // balance.
    self = isRoomy ? stacked : SheetFoot(stepping: sheet, ends: ends, shaper)
  }

  /// Puts the houses above the balance, and the staircase into the remaining width.
  private init(stacking sheet: ChartSheet, ends: Double, _ shaper: any TextShaper) {
    let (plan, words) = (sheet.plan, TableWords(sheet.language))
    let balance = sheet.balance(shaper)
    let depth = SheetStyle.tablesBottom - plan.tablesTop
    let room = depth - 2 * SheetStyle.headHeight - SheetFoot.gap.above - balance.table.height
    let side = SheetFoot.side(
      of: sheet,
      rowHeight: min(sheet.style.rowHeight, 11.8, (room - SheetTable.headDepth) / Double(sheet.sideRows)),
      shaper)
    let width = max(side.sized.width, balance.width)
    let sideX = SheetStyle.right - width
    let below = plan.tablesTop + SheetStyle.headHeight + side.sized.table.height + SheetFoot.gap.above
    let positions = sheet.positions(shaper)
    tables = [
      Placed(
        sized: positions, head: words.positions, label: "positions",
        width: positions.width, x: SheetStyle.margin, y: plan.tablesTop),
      Placed(
        sized: side.sized, head: side.head, label: side.label, width: width, x: sideX, y: plan.tablesTop),
      Placed(sized: balance, head: words.balance, label: "balance", width: width, x: sideX, y: below),
    ]
    gridX = SheetStyle.margin + positions.width + SheetFoot.gap.beside
    let widest = sideX - SheetFoot.gap.beside - gridX
    cell = Size(width: max(1, min(SheetFoot.widestCell, widest / ends)), height: plan.cell)
    gridRight = gridX + max(cell.width * ends, 60)
  }

  /// Puts the balance next to the houses, and lets the staircase extend below both.
  private init(stepping sheet: ChartSheet, ends: Double, _ shaper: any TextShaper) {
    let (plan, words) = (sheet.plan, TableWords(sheet.language))
    let (positions, balance) = (sheet.positions(shaper), sheet.balance(shaper))
    let side = SheetFoot.side(of: sheet, rowHeight: min(sheet.style.rowHeight, 11.8), shaper)
    let sideX = SheetStyle.right - side.sized.width
    let balanceX = sideX - SheetFoot.gap.beside - balance.width
    let start = SheetStyle.margin + positions.width + SheetFoot.gap.beside
    tables = [
      Placed(
        sized: positions, head: words.positions, label: "positions",
        width: positions.width, x: SheetStyle.margin, y: plan.tablesTop),
      Placed(
        sized: side.sized, head: side.head, label: side.label, width: side.sized.width, x: sideX,
        y: plan.tablesTop),
      Placed(
        sized: balance, head: words.balance, label: "balance", width: balance.width, x: balanceX,
        y: plan.tablesTop),
    ]
    (gridX, gridRight) = (start, balanceX - SheetFoot.gap.beside)
    let steps = [(sideX, side.sized.table), (balanceX, balance.table)].map { x, table in
      // Each step of the staircase extends one cell farther to the right than it is deep.
      x - SheetFoot.gap.beside / 2 - start - (SheetStyle.headHeight + table.height - SheetPlan.gridHead)
    }
    cell = Size(square: max(1, min(plan.cell, (SheetStyle.right - start) / ends, steps.min() ?? 0)))
  }

  /// The table of houses or, without a time of birth, that of the closest aspects.
  private static func side(
    of sheet: ChartSheet, rowHeight: Double, _ shaper: any TextShaper
  ) -> (sized: ChartSheet.Sized, head: String, label: String) {
    let words = TableWords(sheet.language)
    guard let houses = sheet.chart.houses else {
      return (sheet.closest(rowHeight: rowHeight, shaper), words.closest, "closest")
    }
    return (sheet.houseRows(houses, rowHeight: rowHeight, shaper), words.houses, "houses")
  }
}
