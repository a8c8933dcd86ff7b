import ChartModel
import Drawing
import Geometry
import Wording

/// The foot of the sheet: positions at the left, beside them the staircase of aspects, and in the corner that it leaves
/// free the balance and the houses.
extension ChartSheet {
  /// Between two tables, in points.
  private static let gap = 15.0

  func paintTables(_ group: inout Scene.Group, _ shaper: any TextShaper) {
    let foot = Foot(of: self, shaper)
    let words = TableWords(language)
    paint(foot.positions, words.positions, at: SheetStyle.margin, "positions", &group, shaper)
    paint(foot.side, foot.sideHead, at: foot.sideX, foot.sideLabel, &group, shaper)
    paint(foot.balance, words.balance, at: foot.balanceX, "balance", &group, shaper)
    painter(shaper).head(
      words.aspects, from: foot.gridX, to: foot.balanceX - ChartSheet.gap, y: plan.tablesTop, &group)
    let grid = AspectGrid(
      of: chart, style: style, corner: Point(x: foot.gridX, y: plan.tablesTop + SheetPlan.gridHead),
      cell: foot.cell)
    group.group("grid") { grid.paint(&$0, shaper: shaper) }
  }

  private func paint(
    _ sized: Sized, _ head: String, at x: Double, _ label: String, _ group: inout Scene.Group,
    _ shaper: any TextShaper
  ) {
    painter(shaper).head(head, from: x, to: x + sized.width, y: plan.tablesTop, &group)
    sized.table.paint(
      &group, at: Point(x: x, y: plan.tablesTop + SheetStyle.headHeight), label: label, shaper: shaper,
      language: language.tag)
  }

  /// The tables, as wide as their words, and where they stand.
  private struct Foot {
    let positions: Sized
    let balance: Sized
    /// The houses; without a time of birth the closest aspects.
    let side: Sized
    let (sideHead, sideLabel): (String, String)
    let (gridX, balanceX, sideX): (Double, Double, Double)
    let cell: Double

    init(of sheet: ChartSheet, _ shaper: any TextShaper) {
      let words = TableWords(sheet.language)
      let rowHeight = min(sheet.style.rowHeight, 11.8)
      positions = sheet.positions(shaper)
      balance = sheet.balance(shaper)
      if let houses = sheet.chart.houses {
        side = sheet.houseRows(houses, rowHeight: rowHeight, shaper)
        (sideHead, sideLabel) = (words.houses, "houses")
      } else {
        side = sheet.closest(rowHeight: rowHeight, shaper)
        (sideHead, sideLabel) = (words.closest, "closest")
      }
      sideX = SheetStyle.right - side.width
      balanceX = sideX - ChartSheet.gap - balance.width
      let start = SheetStyle.margin + positions.width + ChartSheet.gap
      gridX = start
      let ends = Double(max(AspectGrid.ends(of: sheet.chart).count, 1))
      let steps = [(sideX, side.table), (balanceX, balance.table)].map { x, table in
        // A step of the staircase reaches a cell farther than it is deep.
        x - ChartSheet.gap / 2 - start - (SheetStyle.headHeight + table.height - SheetPlan.gridHead)
      }
      cell = max(1, min(sheet.plan.cell, (SheetStyle.right - start) / ends, steps.min() ?? 0))
    }
  }
}
