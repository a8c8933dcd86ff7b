import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWording

/// The tables at the foot of the sheet: positions at the left, then the staircase of aspects, then the houses
/// above the balance.
extension ChartSheet {
  func paintTables(_ group: inout Scene.Group, _ shaper: any TextShaper) {
    let foot = SheetFoot(of: self, shaper)
    for table in foot.tables {
      painter(shaper).head(table.head, from: table.x, to: table.x + table.width, y: table.y, &group)
      table.sized.table.paint(
        &group, at: Point(x: table.x, y: table.y + SheetStyle.headHeight), label: table.label, shaper: shaper,
        language: language.tag)
    }
    painter(shaper).head(
      TableWords(language).aspects, from: foot.gridX, to: foot.gridRight, y: plan.tablesTop, &group)
    let grid = AspectGrid(
      of: chart, style: style, corner: Point(x: foot.gridX, y: plan.tablesTop + SheetPlan.gridHead),
      cell: foot.cell)
    group.group("grid") { grid.paint(&$0, shaper: shaper) }
  }
}
